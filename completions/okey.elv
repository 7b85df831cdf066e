
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
            cand waits 'Which tiles complete this hand between turns? [also: bekle]'
            cand advise 'Which discard leaves this hand nearest to winning, and what helps it then? [also: tavsiye]'
            cand deal 'Random legal hands; the same seed deals the same ones again [also: dagit]'
            cand batch 'One of check, melds, pairs, waits, advise for every line of a stream [also: toplu]'
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
            cand --svg 'Save a picture of the hand in this file (SVG)'
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
            cand --svg 'Save a picture of the hand in this file (SVG)'
            cand --format 'table or json [default: table]'
            cand --lang 'Language: en or tr [default: that of the locale, else en]'
            cand --color 'Colours: auto, always or never [default: auto]'
            cand -h 'Print help'
            cand --help 'Print help'
            cand -V 'Print the version'
            cand --version 'Print the version'
            cand --count 'Only say how many there are'
            cand --partial 'Layouts that leave tiles outside, as few as can be'
            cand --json 'The same as --format json'
        }
        &'okey;pairs'= {
            cand -i 'The indicator (gösterge), the tile turned up'
            cand --indicator 'The indicator (gösterge), the tile turned up'
            cand --variant 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey]'
            cand --rules 'A club''s own rules (a TOML file), on top of the variant'
            cand --set 'Set one switch; may be given several times'
            cand --letters 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]'
            cand --svg 'Save a picture of the hand in this file (SVG)'
            cand --format 'table or json [default: table]'
            cand --lang 'Language: en or tr [default: that of the locale, else en]'
            cand --color 'Colours: auto, always or never [default: auto]'
            cand -h 'Print help'
            cand --help 'Print help'
            cand -V 'Print the version'
            cand --version 'Print the version'
            cand --json 'The same as --format json'
        }
        &'okey;waits'= {
            cand -i 'The indicator (gösterge), the tile turned up'
            cand --indicator 'The indicator (gösterge), the tile turned up'
            cand --variant 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey]'
            cand --rules 'A club''s own rules (a TOML file), on top of the variant'
            cand --set 'Set one switch; may be given several times'
            cand --letters 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]'
            cand --seen 'Tiles seen on the table, which cannot come any more'
            cand --draws 'How many own draws to reckon with [default: 5]'
            cand --svg 'Save a picture of the hand in this file (SVG)'
            cand --format 'table or json [default: table]'
            cand --lang 'Language: en or tr [default: that of the locale, else en]'
            cand --color 'Colours: auto, always or never [default: auto]'
            cand -h 'Print help'
            cand --help 'Print help'
            cand -V 'Print the version'
            cand --version 'Print the version'
            cand --json 'The same as --format json'
        }
        &'okey;advise'= {
            cand -i 'The indicator (gösterge), the tile turned up'
            cand --indicator 'The indicator (gösterge), the tile turned up'
            cand --variant 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey]'
            cand --rules 'A club''s own rules (a TOML file), on top of the variant'
            cand --set 'Set one switch; may be given several times'
            cand --letters 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]'
            cand --seen 'Tiles seen on the table, which cannot come any more'
            cand --draws 'How many own draws to reckon with [default: 5]'
            cand --svg 'Save a picture of the hand in this file (SVG)'
            cand --format 'table or json [default: table]'
            cand --lang 'Language: en or tr [default: that of the locale, else en]'
            cand --color 'Colours: auto, always or never [default: auto]'
            cand -h 'Print help'
            cand --help 'Print help'
            cand -V 'Print the version'
            cand --version 'Print the version'
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
        &'okey;batch'= {
            cand -i 'The indicator (gösterge), the tile turned up'
            cand --indicator 'The indicator (gösterge), the tile turned up'
            cand --variant 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey]'
            cand --rules 'A club''s own rules (a TOML file), on top of the variant'
            cand --set 'Set one switch; may be given several times'
            cand --letters 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]'
            cand -o 'Write the answers to this file'
            cand --output 'Write the answers to this file'
            cand --compress 'Compress the answers: none, gzip or zstd [default: by the name of the file]'
            cand --decompress 'Decompress the lines: none, gzip or zstd [default: by the name of the file]'
            cand --jobs 'How many hands to look at at once, at most 256 [default: one for each core]'
            cand --lang 'Language: en or tr [default: that of the locale, else en]'
            cand --color 'Colours: auto, always or never [default: auto]'
            cand -h 'Print help'
            cand --help 'Print help'
            cand -V 'Print the version'
            cand --version 'Print the version'
            cand --fail-fast 'Stop after the first refused line'
            cand --summary 'At the end, say on standard error how many lines were answered'
            cand --json 'Tell errors of the call, and the summary, as JSON too'
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
