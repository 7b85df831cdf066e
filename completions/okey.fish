# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_okey_global_optspecs
    string join \n h/help V/version lang= color=
end

function __fish_okey_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_okey_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_okey_using_subcommand
    set -l cmd (__fish_okey_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c okey -n "__fish_okey_needs_command" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_needs_command" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_needs_command" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_needs_command" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_needs_command" -f -a "check" -d 'Does this hand win, and by throwing what? [also: kontrol]'
complete -c okey -n "__fish_okey_needs_command" -f -a "melds" -d 'Every way to lay a hand out in melds [also: perler]'
complete -c okey -n "__fish_okey_needs_command" -f -a "pairs" -d 'Pairs: seven to win, or five to open in 101 [also: cift]'
complete -c okey -n "__fish_okey_needs_command" -f -a "waits" -d 'Which tiles complete this hand between turns? [also: bekle]'
complete -c okey -n "__fish_okey_needs_command" -f -a "advise" -d 'Which discard leaves this hand nearest to winning, and what helps it then? [also: tavsiye]'
complete -c okey -n "__fish_okey_needs_command" -f -a "open" -d '101: the opening sum, the best openings, elden [also: ac]'
complete -c okey -n "__fish_okey_needs_command" -f -a "score" -d 'Points and penalties of a finished hand, or of a sheet of hands [also: puan]'
complete -c okey -n "__fish_okey_needs_command" -f -a "judge" -d 'The ruling on a disputed situation, with its reasons, its clauses and its cost [also: hakem]'
complete -c okey -n "__fish_okey_needs_command" -f -a "rules" -d 'The rules, clause by clause: who says so, what may be switched, an example either way [also: kurallar]'
complete -c okey -n "__fish_okey_needs_command" -f -a "deal" -d 'Random legal hands; the same seed deals the same ones again [also: dagit]'
complete -c okey -n "__fish_okey_needs_command" -f -a "batch" -d 'One of check, melds, pairs, waits, advise, open for every line of a stream [also: toplu]'
complete -c okey -n "__fish_okey_needs_command" -f -a "hapis" -d 'Hapis tavlası, the Turkish Plakoto: moves, risks, players, and the thesis rebuilt'
complete -c okey -n "__fish_okey_needs_command" -f -a "schema" -d 'JSON Schemas of the answers, and of the lines batch reads'
complete -c okey -n "__fish_okey_needs_command" -f -a "completions" -d 'Completions for a shell'
complete -c okey -n "__fish_okey_needs_command" -f -a "man" -d 'Manual pages'
complete -c okey -n "__fish_okey_using_subcommand check" -s i -l indicator -d 'The indicator (gösterge), the tile turned up' -r
complete -c okey -n "__fish_okey_using_subcommand check" -l variant -d 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]' -r
complete -c okey -n "__fish_okey_using_subcommand check" -l rules -d 'A club\'s own rules (a TOML file), on top of the variant' -r
complete -c okey -n "__fish_okey_using_subcommand check" -l set -d 'Set one switch; may be given several times' -r
complete -c okey -n "__fish_okey_using_subcommand check" -l letters -d 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]' -r -f -a "krby\t''
rkms\t''"
complete -c okey -n "__fish_okey_using_subcommand check" -l svg -d 'Save a picture of the hand in this file (SVG)' -r
complete -c okey -n "__fish_okey_using_subcommand check" -l format -d 'table or json [default: table]' -r -f -a "table\t''
json\t''"
complete -c okey -n "__fish_okey_using_subcommand check" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand check" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand check" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand check" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand check" -l json -d 'The same as --format json'
complete -c okey -n "__fish_okey_using_subcommand melds" -s i -l indicator -d 'The indicator (gösterge), the tile turned up' -r
complete -c okey -n "__fish_okey_using_subcommand melds" -l variant -d 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]' -r
complete -c okey -n "__fish_okey_using_subcommand melds" -l rules -d 'A club\'s own rules (a TOML file), on top of the variant' -r
complete -c okey -n "__fish_okey_using_subcommand melds" -l set -d 'Set one switch; may be given several times' -r
complete -c okey -n "__fish_okey_using_subcommand melds" -l letters -d 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]' -r -f -a "krby\t''
rkms\t''"
complete -c okey -n "__fish_okey_using_subcommand melds" -l discard -d 'Only the layouts that throw this tile' -r
complete -c okey -n "__fish_okey_using_subcommand melds" -l limit -d 'List at most this many [default: 20 in a table, all in JSON]' -r
complete -c okey -n "__fish_okey_using_subcommand melds" -l svg -d 'Save a picture of the hand in this file (SVG)' -r
complete -c okey -n "__fish_okey_using_subcommand melds" -l format -d 'table or json [default: table]' -r -f -a "table\t''
json\t''"
complete -c okey -n "__fish_okey_using_subcommand melds" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand melds" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand melds" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand melds" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand melds" -l count -d 'Only say how many there are'
complete -c okey -n "__fish_okey_using_subcommand melds" -l partial -d 'Layouts that leave tiles outside, as few as can be'
complete -c okey -n "__fish_okey_using_subcommand melds" -l json -d 'The same as --format json'
complete -c okey -n "__fish_okey_using_subcommand pairs" -s i -l indicator -d 'The indicator (gösterge), the tile turned up' -r
complete -c okey -n "__fish_okey_using_subcommand pairs" -l variant -d 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]' -r
complete -c okey -n "__fish_okey_using_subcommand pairs" -l rules -d 'A club\'s own rules (a TOML file), on top of the variant' -r
complete -c okey -n "__fish_okey_using_subcommand pairs" -l set -d 'Set one switch; may be given several times' -r
complete -c okey -n "__fish_okey_using_subcommand pairs" -l letters -d 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]' -r -f -a "krby\t''
rkms\t''"
complete -c okey -n "__fish_okey_using_subcommand pairs" -l svg -d 'Save a picture of the hand in this file (SVG)' -r
complete -c okey -n "__fish_okey_using_subcommand pairs" -l format -d 'table or json [default: table]' -r -f -a "table\t''
json\t''"
complete -c okey -n "__fish_okey_using_subcommand pairs" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand pairs" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand pairs" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand pairs" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand pairs" -l json -d 'The same as --format json'
complete -c okey -n "__fish_okey_using_subcommand waits" -s i -l indicator -d 'The indicator (gösterge), the tile turned up' -r
complete -c okey -n "__fish_okey_using_subcommand waits" -l variant -d 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]' -r
complete -c okey -n "__fish_okey_using_subcommand waits" -l rules -d 'A club\'s own rules (a TOML file), on top of the variant' -r
complete -c okey -n "__fish_okey_using_subcommand waits" -l set -d 'Set one switch; may be given several times' -r
complete -c okey -n "__fish_okey_using_subcommand waits" -l letters -d 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]' -r -f -a "krby\t''
rkms\t''"
complete -c okey -n "__fish_okey_using_subcommand waits" -l seen -d 'Tiles seen on the table, which cannot come any more' -r
complete -c okey -n "__fish_okey_using_subcommand waits" -l draws -d 'How many own draws to reckon with [default: 5]' -r
complete -c okey -n "__fish_okey_using_subcommand waits" -l svg -d 'Save a picture of the hand in this file (SVG)' -r
complete -c okey -n "__fish_okey_using_subcommand waits" -l format -d 'table or json [default: table]' -r -f -a "table\t''
json\t''"
complete -c okey -n "__fish_okey_using_subcommand waits" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand waits" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand waits" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand waits" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand waits" -l json -d 'The same as --format json'
complete -c okey -n "__fish_okey_using_subcommand advise" -s i -l indicator -d 'The indicator (gösterge), the tile turned up' -r
complete -c okey -n "__fish_okey_using_subcommand advise" -l variant -d 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]' -r
complete -c okey -n "__fish_okey_using_subcommand advise" -l rules -d 'A club\'s own rules (a TOML file), on top of the variant' -r
complete -c okey -n "__fish_okey_using_subcommand advise" -l set -d 'Set one switch; may be given several times' -r
complete -c okey -n "__fish_okey_using_subcommand advise" -l letters -d 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]' -r -f -a "krby\t''
rkms\t''"
complete -c okey -n "__fish_okey_using_subcommand advise" -l seen -d 'Tiles seen on the table, which cannot come any more' -r
complete -c okey -n "__fish_okey_using_subcommand advise" -l draws -d 'How many own draws to reckon with [default: 5]' -r
complete -c okey -n "__fish_okey_using_subcommand advise" -l svg -d 'Save a picture of the hand in this file (SVG)' -r
complete -c okey -n "__fish_okey_using_subcommand advise" -l format -d 'table or json [default: table]' -r -f -a "table\t''
json\t''"
complete -c okey -n "__fish_okey_using_subcommand advise" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand advise" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand advise" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand advise" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand advise" -l json -d 'The same as --format json'
complete -c okey -n "__fish_okey_using_subcommand open" -s i -l indicator -d 'The indicator (gösterge), the tile turned up' -r
complete -c okey -n "__fish_okey_using_subcommand open" -l variant -d 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]' -r
complete -c okey -n "__fish_okey_using_subcommand open" -l rules -d 'A club\'s own rules (a TOML file), on top of the variant' -r
complete -c okey -n "__fish_okey_using_subcommand open" -l set -d 'Set one switch; may be given several times' -r
complete -c okey -n "__fish_okey_using_subcommand open" -l letters -d 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]' -r -f -a "krby\t''
rkms\t''"
complete -c okey -n "__fish_okey_using_subcommand open" -l bar -d 'The sum to reach, where an opening before has raised it (katlamalı) [default: the table\'s]' -r
complete -c okey -n "__fish_okey_using_subcommand open" -l pairs-bar -d 'The number of pairs to reach, where it was raised [default: the table\'s]' -r
complete -c okey -n "__fish_okey_using_subcommand open" -l taken -d 'The tile taken from the left, which must lie in the opening' -r
complete -c okey -n "__fish_okey_using_subcommand open" -l limit -d 'List the best openings, at most this many' -r
complete -c okey -n "__fish_okey_using_subcommand open" -l format -d 'table or json [default: table]' -r -f -a "table\t''
json\t''"
complete -c okey -n "__fish_okey_using_subcommand open" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand open" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand open" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand open" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand open" -l all -d 'List every opening, the best first'
complete -c okey -n "__fish_okey_using_subcommand open" -l json -d 'The same as --format json'
complete -c okey -n "__fish_okey_using_subcommand score" -s p -l player -d 'A player, as in "Veli: series K7 J* foul=okey-discard"; once for each' -r
complete -c okey -n "__fish_okey_using_subcommand score" -s f -l finish -d 'Who finished and how, as in "Ali: okey"' -r
complete -c okey -n "__fish_okey_using_subcommand score" -l stake -d 'What each player staked (okey-pot)' -r
complete -c okey -n "__fish_okey_using_subcommand score" -s i -l indicator -d 'The indicator (gösterge), the tile turned up' -r
complete -c okey -n "__fish_okey_using_subcommand score" -l variant -d 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]' -r
complete -c okey -n "__fish_okey_using_subcommand score" -l rules -d 'A club\'s own rules (a TOML file), on top of the variant' -r
complete -c okey -n "__fish_okey_using_subcommand score" -l set -d 'Set one switch; may be given several times' -r
complete -c okey -n "__fish_okey_using_subcommand score" -l letters -d 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]' -r -f -a "krby\t''
rkms\t''"
complete -c okey -n "__fish_okey_using_subcommand score" -l hands -d 'How many hands the game has: 3, 5, 7, 9 or 11 (101)' -r
complete -c okey -n "__fish_okey_using_subcommand score" -l only -d 'Only this hand of the sheet, with its parts; hands are counted from 1' -r
complete -c okey -n "__fish_okey_using_subcommand score" -l format -d 'table, json, csv or markdown [default: table]' -r -f -a "table\t''
json\t''
csv\t''
markdown\t''"
complete -c okey -n "__fish_okey_using_subcommand score" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand score" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand score" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand score" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand score" -l exhausted -d 'The stock ran out; nobody finished'
complete -c okey -n "__fish_okey_using_subcommand score" -l tournament -d 'Three matches, of 11 hands unless --hands says otherwise (101)'
complete -c okey -n "__fish_okey_using_subcommand score" -l json -d 'The same as --format json'
complete -c okey -n "__fish_okey_using_subcommand judge" -l throw -d 'finish: the tile thrown' -r
complete -c okey -n "__fish_okey_using_subcommand judge" -l laid-off -d 'finish: the tiles laid off in this turn; --onto tells on which melds (101)' -r
complete -c okey -n "__fish_okey_using_subcommand judge" -l opened -d 'With what the player had opened before: series or pairs [default: not opened]' -r -f -a "series\t''
pairs\t''"
complete -c okey -n "__fish_okey_using_subcommand judge" -l highest -d 'The highest opening before, where openings rise (katlamalı)' -r
complete -c okey -n "__fish_okey_using_subcommand judge" -l hand -d 'opening, pairs: the tiles before laying, which must hold what was laid' -r
complete -c okey -n "__fish_okey_using_subcommand judge" -l taken -d 'opening, pairs: the tile taken from the left' -r
complete -c okey -n "__fish_okey_using_subcommand judge" -l bar -d 'opening, pairs: the sum or number to reach [default: the table\'s]' -r
complete -c okey -n "__fish_okey_using_subcommand judge" -l table -d 'discard, opening, pairs: the melds on the table; "" for none' -r
complete -c okey -n "__fish_okey_using_subcommand judge" -l claimed -d 'discard: an opponent claimed it (--claimed): in-time, naming the tile before anyone drew [default]; or --claimed=late, =unnamed, =noticed by its thrower first' -r -f -a "in-time\t''
late\t''
unnamed\t''
noticed\t''"
complete -c okey -n "__fish_okey_using_subcommand judge" -l withdrawn -d 'discard: its thrower wants it back after another player has seen it, or before: seen or unseen' -r -f -a "seen\t''
unseen\t''"
complete -c okey -n "__fish_okey_using_subcommand judge" -l onto -d 'layoff, take, finish: the melds on the table that the tiles go to' -r
complete -c okey -n "__fish_okey_using_subcommand judge" -l from -d 'swap: the melds with the okey; take: left or right [default: left]' -r
complete -c okey -n "__fish_okey_using_subcommand judge" -l opens -d 'take: the melds laid with the tile taken' -r
complete -c okey -n "__fish_okey_using_subcommand judge" -l balance -d 'indicator: the points another player has' -r
complete -c okey -n "__fish_okey_using_subcommand judge" -l finish -d 'foul, left: what doubled the finish: okey, pairs, elden, devam' -r
complete -c okey -n "__fish_okey_using_subcommand judge" -s i -l indicator -d 'The indicator (gösterge), the tile turned up' -r
complete -c okey -n "__fish_okey_using_subcommand judge" -l variant -d 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]' -r
complete -c okey -n "__fish_okey_using_subcommand judge" -l rules -d 'A club\'s own rules (a TOML file), on top of the variant' -r
complete -c okey -n "__fish_okey_using_subcommand judge" -l set -d 'Set one switch; may be given several times' -r
complete -c okey -n "__fish_okey_using_subcommand judge" -l letters -d 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]' -r -f -a "krby\t''
rkms\t''"
complete -c okey -n "__fish_okey_using_subcommand judge" -l format -d 'table, json, markdown or html [default: table]' -r -f -a "table\t''
json\t''
markdown\t''
html\t''"
complete -c okey -n "__fish_okey_using_subcommand judge" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand judge" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand judge" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand judge" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand judge" -l first-turn -d 'finish: on the starter\'s first turn'
complete -c okey -n "__fish_okey_using_subcommand judge" -l others-opened -d 'finish: somebody else has opened (101)'
complete -c okey -n "__fish_okey_using_subcommand judge" -l devam -d 'finish: both okeys were the last two tiles (101)'
complete -c okey -n "__fish_okey_using_subcommand judge" -l last -l finishing -d 'discard: it was the last tile, which ends the hand'
complete -c okey -n "__fish_okey_using_subcommand judge" -l same-turn -d 'layoff: the player opened in this very turn'
complete -c okey -n "__fish_okey_using_subcommand judge" -l undo -d 'layoff: the tiles are taken back'
complete -c okey -n "__fish_okey_using_subcommand judge" -l put-back -d 'take: the tile was put back'
complete -c okey -n "__fish_okey_using_subcommand judge" -l kept -d 'take: the tile was kept on the rack'
complete -c okey -n "__fish_okey_using_subcommand judge" -l pairs-goer -d 'take: whoever threw the tile goes for pairs'
complete -c okey -n "__fish_okey_using_subcommand judge" -l late -d 'indicator: shown after the first discard'
complete -c okey -n "__fish_okey_using_subcommand judge" -l exhausted -d 'left: the stock ran out'
complete -c okey -n "__fish_okey_using_subcommand judge" -l all-pairs -d 'left: all four had opened with pairs'
complete -c okey -n "__fish_okey_using_subcommand judge" -l json -d 'The same as --format json'
complete -c okey -n "__fish_okey_using_subcommand rules" -l profile -d 'All switches of a profile, with their values' -r
complete -c okey -n "__fish_okey_using_subcommand rules" -l diff -d 'The switches in which two profiles differ' -r
complete -c okey -n "__fish_okey_using_subcommand rules" -l format -d 'table, json or markdown [default: table]' -r -f -a "table\t''
json\t''
markdown\t''"
complete -c okey -n "__fish_okey_using_subcommand rules" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand rules" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand rules" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand rules" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand rules" -l disputes -d 'The contested clauses, both sides of each'
complete -c okey -n "__fish_okey_using_subcommand rules" -l words -d 'The glossary: words of the game, and what people mean by them'
complete -c okey -n "__fish_okey_using_subcommand rules" -l json -d 'The same as --format json'
complete -c okey -n "__fish_okey_using_subcommand deal" -l variant -d 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]' -r
complete -c okey -n "__fish_okey_using_subcommand deal" -l rules -d 'A club\'s own rules (a TOML file), on top of the variant' -r
complete -c okey -n "__fish_okey_using_subcommand deal" -l set -d 'Set one switch; may be given several times' -r
complete -c okey -n "__fish_okey_using_subcommand deal" -l count -d 'How many hands [default: 1]' -r
complete -c okey -n "__fish_okey_using_subcommand deal" -l seed -d 'The seed [default: a random one, shown in the table]' -r
complete -c okey -n "__fish_okey_using_subcommand deal" -l tiles -d 'How many tiles: as many as a rack keeps, or one more [default: one more]' -r
complete -c okey -n "__fish_okey_using_subcommand deal" -l format -d 'table or json [default: table]' -r -f -a "table\t''
json\t''"
complete -c okey -n "__fish_okey_using_subcommand deal" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand deal" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand deal" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand deal" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand deal" -l json -d 'The same as --format json'
complete -c okey -n "__fish_okey_using_subcommand batch" -s i -l indicator -d 'The indicator (gösterge), the tile turned up' -r
complete -c okey -n "__fish_okey_using_subcommand batch" -l variant -d 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]' -r
complete -c okey -n "__fish_okey_using_subcommand batch" -l rules -d 'A club\'s own rules (a TOML file), on top of the variant' -r
complete -c okey -n "__fish_okey_using_subcommand batch" -l set -d 'Set one switch; may be given several times' -r
complete -c okey -n "__fish_okey_using_subcommand batch" -l letters -d 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]' -r -f -a "krby\t''
rkms\t''"
complete -c okey -n "__fish_okey_using_subcommand batch" -s o -l output -d 'Write the answers to this file' -r
complete -c okey -n "__fish_okey_using_subcommand batch" -l compress -d 'Compress the answers: none, gzip or zstd [default: by the name of the file]' -r -f -a "none\t''
gzip\t''
zstd\t''"
complete -c okey -n "__fish_okey_using_subcommand batch" -l decompress -d 'Decompress the lines: none, gzip or zstd [default: by the name of the file]' -r -f -a "none\t''
gzip\t''
zstd\t''"
complete -c okey -n "__fish_okey_using_subcommand batch" -l jobs -d 'How many hands to look at at once, at most 256 [default: one for each core]' -r
complete -c okey -n "__fish_okey_using_subcommand batch" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand batch" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand batch" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand batch" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand batch" -l fail-fast -d 'Stop after the first refused line'
complete -c okey -n "__fish_okey_using_subcommand batch" -l summary -d 'At the end, say on standard error how many lines were answered'
complete -c okey -n "__fish_okey_using_subcommand batch" -l json -d 'Tell errors of the call, and the summary, as JSON too'
complete -c okey -n "__fish_okey_using_subcommand hapis; and not __fish_seen_subcommand_from show moves risk choose trap score replay arena thesis play" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and not __fish_seen_subcommand_from show moves risk choose trap score replay arena thesis play" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and not __fish_seen_subcommand_from show moves risk choose trap score replay arena thesis play" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand hapis; and not __fish_seen_subcommand_from show moves risk choose trap score replay arena thesis play" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand hapis; and not __fish_seen_subcommand_from show moves risk choose trap score replay arena thesis play" -f -a "show" -d 'The board, its pips, prisoners and lone checkers'
complete -c okey -n "__fish_okey_using_subcommand hapis; and not __fish_seen_subcommand_from show moves risk choose trap score replay arena thesis play" -f -a "moves" -d 'Every legal turn of a roll'
complete -c okey -n "__fish_okey_using_subcommand hapis; and not __fish_seen_subcommand_from show moves risk choose trap score replay arena thesis play" -f -a "risk" -d 'The thesis\'s table: every step, its counts, its number in 36ths'
complete -c okey -n "__fish_okey_using_subcommand hapis; and not __fish_seen_subcommand_from show moves risk choose trap score replay arena thesis play" -f -a "choose" -d 'The turn a player plays, and why'
complete -c okey -n "__fish_okey_using_subcommand hapis; and not __fish_seen_subcommand_from show moves risk choose trap score replay arena thesis play" -f -a "trap" -d 'With how many of 36 throws is something imprisoned?'
complete -c okey -n "__fish_okey_using_subcommand hapis; and not __fish_seen_subcommand_from show moves risk choose trap score replay arena thesis play" -f -a "score" -d 'How the game stands: running, won, mars, mother, draw'
complete -c okey -n "__fish_okey_using_subcommand hapis; and not __fish_seen_subcommand_from show moves risk choose trap score replay arena thesis play" -f -a "replay" -d 'A recorded game checked turn by turn, the computer\'s turns recomputed'
complete -c okey -n "__fish_okey_using_subcommand hapis; and not __fish_seen_subcommand_from show moves risk choose trap score replay arena thesis play" -f -a "arena" -d 'Many games between two players: points a game, with its error'
complete -c okey -n "__fish_okey_using_subcommand hapis; and not __fish_seen_subcommand_from show moves risk choose trap score replay arena thesis play" -f -a "thesis" -d 'Both tables of the thesis\'s worked example, recomputed beside what is printed'
complete -c okey -n "__fish_okey_using_subcommand hapis; and not __fish_seen_subcommand_from show moves risk choose trap score replay arena thesis play" -f -a "play" -d 'A game at the terminal against a player'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from show" -l rules -d 'The set of rules: plakoto, thesis or tapa; plakoto unless given' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from show" -l set -d 'A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from show" -l svg -d 'Draw the board into this file as well, as SVG' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from show" -l format -d 'The form of the answer: table or json' -r -f -a "table\t''
json\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from show" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from show" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from show" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from show" -l json -d 'The same as --format json'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from moves" -l rules -d 'The set of rules: plakoto, thesis or tapa; plakoto unless given' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from moves" -l set -d 'A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from moves" -l play -d 'Play this turn: the position it leads to, or why it is not legal' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from moves" -l format -d 'The form of the answer: table or json' -r -f -a "table\t''
json\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from moves" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from moves" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from moves" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from moves" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from moves" -l json -d 'The same as --format json'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from risk" -l rules -d 'The set of rules: plakoto, thesis or tapa; plakoto unless given' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from risk" -l set -d 'A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from risk" -l after -d 'Look at what is left after this step, such as 16-14' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from risk" -l format -d 'The form of the answer: table or json' -r -f -a "table\t''
json\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from risk" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from risk" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from risk" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from risk" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from risk" -l as-printed -d 'Run the thesis\'s program as printed: it never frees a checker that it leaves (EK-2)'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from risk" -l exact -d 'Add the exact risk after each step: how many of 36 throws imprison'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from risk" -l json -d 'The same as --format json'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from choose" -l rules -d 'The set of rules: plakoto, thesis or tapa; plakoto unless given' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from choose" -l set -d 'A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from choose" -l player -d 'The player: random, thesis, thesis-turn, exact, held, two-ply or warden' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from choose" -l seed -d 'The seed of the dice; 1 unless given' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from choose" -l format -d 'The form of the answer: table or json' -r -f -a "table\t''
json\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from choose" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from choose" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from choose" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from choose" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from choose" -l as-printed -d 'Run the thesis\'s program as printed: it never frees a checker that it leaves (EK-2)'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from choose" -l json -d 'The same as --format json'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from trap" -l rules -d 'The set of rules: plakoto, thesis or tapa; plakoto unless given' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from trap" -l set -d 'A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from trap" -l side -d 'The side in danger: W or B; else the one that is not on roll' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from trap" -l format -d 'The form of the answer: table or json' -r -f -a "table\t''
json\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from trap" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from trap" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from trap" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from trap" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from trap" -l json -d 'The same as --format json'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from score" -l rules -d 'The set of rules: plakoto, thesis or tapa; plakoto unless given' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from score" -l set -d 'A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from score" -l format -d 'The form of the answer: table or json' -r -f -a "table\t''
json\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from score" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from score" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from score" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from score" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from score" -l json -d 'The same as --format json'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from replay" -l rules -d 'The set of rules: plakoto, thesis or tapa; plakoto unless given' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from replay" -l set -d 'A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from replay" -l format -d 'The form of the answer: table or json' -r -f -a "table\t''
json\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from replay" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from replay" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from replay" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from replay" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from replay" -l as-printed -d 'Run the thesis\'s program as printed: it never frees a checker that it leaves (EK-2)'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from replay" -l json -d 'The same as --format json'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from arena" -l rules -d 'The set of rules: plakoto, thesis or tapa; plakoto unless given' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from arena" -l set -d 'A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from arena" -l games -d 'How many games, an even number; 1000 unless given' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from arena" -l seed -d 'The seed of the dice; 1 unless given' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from arena" -l jobs -d 'How many threads; else one a processor' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from arena" -l format -d 'The form of the answer: table or json' -r -f -a "table\t''
json\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from arena" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from arena" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from arena" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from arena" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from arena" -l json -d 'The same as --format json'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from thesis" -l format -d 'The form of the answer: table or json' -r -f -a "table\t''
json\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from thesis" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from thesis" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from thesis" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from thesis" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from thesis" -l json -d 'The same as --format json'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from play" -l rules -d 'The set of rules: plakoto, thesis or tapa; plakoto unless given' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from play" -l set -d 'A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from play" -l player -d 'The player: random, thesis, thesis-turn, exact, held, two-ply or warden' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from play" -l side -d 'Your side, W or B; W unless given' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from play" -l seed -d 'The seed of the dice; 1 unless given' -r
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from play" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from play" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from play" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand hapis; and __fish_seen_subcommand_from play" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand schema" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand schema" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand schema" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand schema" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand completions" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand completions" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand completions" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand completions" -s V -l version -d 'Print the version'
complete -c okey -n "__fish_okey_using_subcommand man" -l lang -d 'Language: en or tr [default: that of the locale, else en]' -r -f -a "en\t''
tr\t''"
complete -c okey -n "__fish_okey_using_subcommand man" -l color -d 'Colours: auto, always or never [default: auto]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c okey -n "__fish_okey_using_subcommand man" -s h -l help -d 'Print help'
complete -c okey -n "__fish_okey_using_subcommand man" -s V -l version -d 'Print the version'
