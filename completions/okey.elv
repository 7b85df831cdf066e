
use builtin;
use str;

set edit:completion:arg-completer[okey] = {|@words|
    fn spaces {|n|
        builtin:repeat $n ' ' | str:join ''
    }
    fn cand {|text desc|
        edit:complex-candidate $text &display=$text' '(spaces (- 14 (wcswidth $text)))$desc
    }
    var command = 'okey'
    for word $words[1..-1] {
        if (str:has-prefix $word '-') {
            break
        }
        set command = $command';'$word
    }
    var completions = [
        &'okey'= {
            cand --lang 'Language: en or tr [default: that of the locale, else en]'
            cand --color 'Colours: auto, always or never [default: auto]'
            cand -h 'Print help'
            cand --help 'Print help'
            cand -V 'Print the version'
            cand --version 'Print the version'
            cand check 'Does this hand win, and by throwing what? [also: kontrol]'
            cand melds 'Every way to lay a hand out in melds [also: perler]'
            cand pairs 'Pairs: seven to win, or five to open in 101 [also: cift]'
            cand score 'Points and penalties of a finished hand, or of a sheet of hands [also: puan]'
            cand deal 'Random legal hands; the same seed deals the same ones again [also: dagit]'
            cand schema 'JSON Schemas of the answers'
            cand completions 'Completions for a shell'
            cand man 'Manual pages'
        }
        &'okey;check'= {
            cand -i 'The indicator (gösterge), the tile turned up'
            cand --indicator 'The indicator (gösterge), the tile turned up'
            cand --variant 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey]'
            cand --rules 'A club''s own rules (a TOML file), on top of the variant'
            cand --set 'Set one switch; may be given several times'
            cand --letters 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]'
            cand --format 'table or json [default: table]'
            cand --lang 'Language: en or tr [default: that of the locale, else en]'
            cand --color 'Colours: auto, always or never [default: auto]'
            cand -h 'Print help'
            cand --help 'Print help'
            cand -V 'Print the version'
            cand --version 'Print the version'
            cand --json 'The same as --format json'
        }
        &'okey;melds'= {
            cand -i 'The indicator (gösterge), the tile turned up'
            cand --indicator 'The indicator (gösterge), the tile turned up'
            cand --variant 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey]'
            cand --rules 'A club''s own rules (a TOML file), on top of the variant'
            cand --set 'Set one switch; may be given several times'
            cand --letters 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]'
            cand --discard 'Only the layouts that throw this tile'
            cand --limit 'List at most this many [default: 20 in a table, all in JSON]'
            cand --format 'table or json [default: table]'
            cand --lang 'Language: en or tr [default: that of the locale, else en]'
            cand --color 'Colours: auto, always or never [default: auto]'
            cand -h 'Print help'
            cand --help 'Print help'
            cand -V 'Print the version'
            cand --version 'Print the version'
            cand --count 'Only say how many there are'
            cand --json 'The same as --format json'
        }
        &'okey;pairs'= {
            cand -i 'The indicator (gösterge), the tile turned up'
            cand --indicator 'The indicator (gösterge), the tile turned up'
            cand --variant 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey]'
            cand --rules 'A club''s own rules (a TOML file), on top of the variant'
            cand --set 'Set one switch; may be given several times'
            cand --letters 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]'
            cand --format 'table or json [default: table]'
            cand --lang 'Language: en or tr [default: that of the locale, else en]'
            cand --color 'Colours: auto, always or never [default: auto]'
            cand -h 'Print help'
            cand --help 'Print help'
            cand -V 'Print the version'
            cand --version 'Print the version'
            cand --json 'The same as --format json'
        }
        &'okey;score'= {
            cand -p 'A player, as in "Veli: series K7 J* foul=okey-discard"; once for each'
            cand --player 'A player, as in "Veli: series K7 J* foul=okey-discard"; once for each'
            cand -f 'Who finished and how, as in "Ali: okey"'
            cand --finish 'Who finished and how, as in "Ali: okey"'
            cand --stake 'What each player staked (okey-pot)'
            cand -i 'The indicator (gösterge), the tile turned up'
            cand --indicator 'The indicator (gösterge), the tile turned up'
            cand --variant 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey]'
            cand --rules 'A club''s own rules (a TOML file), on top of the variant'
            cand --set 'Set one switch; may be given several times'
            cand --letters 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]'
            cand --hands 'How many hands the game has: 3, 5, 7, 9 or 11 (101)'
            cand --only 'Only this hand of the sheet, with its parts; hands are counted from 1'
            cand --format 'table, json, csv or markdown [default: table]'
            cand --lang 'Language: en or tr [default: that of the locale, else en]'
            cand --color 'Colours: auto, always or never [default: auto]'
            cand -h 'Print help'
            cand --help 'Print help'
            cand -V 'Print the version'
            cand --version 'Print the version'
            cand --exhausted 'The stock ran out; nobody finished'
            cand --tournament 'Three matches, of 11 hands unless --hands says otherwise (101)'
            cand --json 'The same as --format json'
        }
        &'okey;deal'= {
            cand --variant 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey]'
            cand --rules 'A club''s own rules (a TOML file), on top of the variant'
            cand --set 'Set one switch; may be given several times'
            cand --count 'How many hands [default: 1]'
            cand --seed 'The seed [default: a random one, shown in the table]'
            cand --tiles 'How many tiles: as many as a rack keeps, or one more [default: one more]'
            cand --format 'table or json [default: table]'
            cand --lang 'Language: en or tr [default: that of the locale, else en]'
            cand --color 'Colours: auto, always or never [default: auto]'
            cand -h 'Print help'
            cand --help 'Print help'
            cand -V 'Print the version'
            cand --version 'Print the version'
            cand --json 'The same as --format json'
        }
        &'okey;schema'= {
            cand --lang 'Language: en or tr [default: that of the locale, else en]'
            cand --color 'Colours: auto, always or never [default: auto]'
            cand -h 'Print help'
            cand --help 'Print help'
            cand -V 'Print the version'
            cand --version 'Print the version'
        }
        &'okey;completions'= {
            cand --lang 'Language: en or tr [default: that of the locale, else en]'
            cand --color 'Colours: auto, always or never [default: auto]'
            cand -h 'Print help'
            cand --help 'Print help'
            cand -V 'Print the version'
            cand --version 'Print the version'
        }
        &'okey;man'= {
            cand --lang 'Language: en or tr [default: that of the locale, else en]'
            cand --color 'Colours: auto, always or never [default: auto]'
            cand -h 'Print help'
            cand --help 'Print help'
            cand -V 'Print the version'
            cand --version 'Print the version'
        }
    ]
    $completions[$command]
}
