
using namespace System.Management.Automation
using namespace System.Management.Automation.Language

Register-ArgumentCompleter -Native -CommandName 'okey' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    $commandElements = $commandAst.CommandElements
    $command = @(
        'okey'
        for ($i = 1; $i -lt $commandElements.Count; $i++) {
            $element = $commandElements[$i]
            if ($element -isnot [StringConstantExpressionAst] -or
                $element.StringConstantType -ne [StringConstantType]::BareWord -or
                $element.Value.StartsWith('-') -or
                $element.Value -eq $wordToComplete) {
                break
        }
        $element.Value
    }) -join ';'

    $completions = @(switch ($command) {
        'okey' {
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Does this hand win, and by throwing what? [also: kontrol]')
            [CompletionResult]::new('melds', 'melds', [CompletionResultType]::ParameterValue, 'Every way to lay a hand out in melds [also: perler]')
            [CompletionResult]::new('pairs', 'pairs', [CompletionResultType]::ParameterValue, 'Pairs: seven to win, or five to open in 101 [also: cift]')
            [CompletionResult]::new('waits', 'waits', [CompletionResultType]::ParameterValue, 'Which tiles complete this hand between turns? [also: bekle]')
            [CompletionResult]::new('advise', 'advise', [CompletionResultType]::ParameterValue, 'Which discard leaves this hand nearest to winning, and what helps it then? [also: tavsiye]')
            [CompletionResult]::new('open', 'open', [CompletionResultType]::ParameterValue, '101: the opening sum, the best openings, elden [also: ac]')
            [CompletionResult]::new('score', 'score', [CompletionResultType]::ParameterValue, 'Points and penalties of a finished hand, or of a sheet of hands [also: puan]')
            [CompletionResult]::new('judge', 'judge', [CompletionResultType]::ParameterValue, 'The ruling on a disputed situation, with its reasons, its clauses and its cost [also: hakem]')
            [CompletionResult]::new('rules', 'rules', [CompletionResultType]::ParameterValue, 'The rules, clause by clause: who says so, what may be switched, an example either way [also: kurallar]')
            [CompletionResult]::new('deal', 'deal', [CompletionResultType]::ParameterValue, 'Random legal hands; the same seed deals the same ones again [also: dagit]')
            [CompletionResult]::new('batch', 'batch', [CompletionResultType]::ParameterValue, 'One of check, melds, pairs, waits, advise, open for every line of a stream [also: toplu]')
            [CompletionResult]::new('hapis', 'hapis', [CompletionResultType]::ParameterValue, 'Hapis tavlası, the Turkish Plakoto: moves, risks, players, and the thesis rebuilt')
            [CompletionResult]::new('schema', 'schema', [CompletionResultType]::ParameterValue, 'JSON Schemas of the answers, and of the lines batch reads')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Completions for a shell')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Manual pages')
            break
        }
        'okey;check' {
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'The indicator (gösterge), the tile turned up')
            [CompletionResult]::new('--indicator', '--indicator', [CompletionResultType]::ParameterName, 'The indicator (gösterge), the tile turned up')
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'A club''s own rules (a TOML file), on top of the variant')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one switch; may be given several times')
            [CompletionResult]::new('--letters', '--letters', [CompletionResultType]::ParameterName, 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Save a picture of the hand in this file (SVG)')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'table or json [default: table]')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --format json')
            break
        }
        'okey;melds' {
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'The indicator (gösterge), the tile turned up')
            [CompletionResult]::new('--indicator', '--indicator', [CompletionResultType]::ParameterName, 'The indicator (gösterge), the tile turned up')
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'A club''s own rules (a TOML file), on top of the variant')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one switch; may be given several times')
            [CompletionResult]::new('--letters', '--letters', [CompletionResultType]::ParameterName, 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]')
            [CompletionResult]::new('--discard', '--discard', [CompletionResultType]::ParameterName, 'Only the layouts that throw this tile')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'List at most this many [default: 20 in a table, all in JSON]')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Save a picture of the hand in this file (SVG)')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'table or json [default: table]')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--count', '--count', [CompletionResultType]::ParameterName, 'Only say how many there are')
            [CompletionResult]::new('--partial', '--partial', [CompletionResultType]::ParameterName, 'Layouts that leave tiles outside, as few as can be')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --format json')
            break
        }
        'okey;pairs' {
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'The indicator (gösterge), the tile turned up')
            [CompletionResult]::new('--indicator', '--indicator', [CompletionResultType]::ParameterName, 'The indicator (gösterge), the tile turned up')
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'A club''s own rules (a TOML file), on top of the variant')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one switch; may be given several times')
            [CompletionResult]::new('--letters', '--letters', [CompletionResultType]::ParameterName, 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Save a picture of the hand in this file (SVG)')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'table or json [default: table]')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --format json')
            break
        }
        'okey;waits' {
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'The indicator (gösterge), the tile turned up')
            [CompletionResult]::new('--indicator', '--indicator', [CompletionResultType]::ParameterName, 'The indicator (gösterge), the tile turned up')
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'A club''s own rules (a TOML file), on top of the variant')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one switch; may be given several times')
            [CompletionResult]::new('--letters', '--letters', [CompletionResultType]::ParameterName, 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]')
            [CompletionResult]::new('--seen', '--seen', [CompletionResultType]::ParameterName, 'Tiles seen on the table, which cannot come any more')
            [CompletionResult]::new('--draws', '--draws', [CompletionResultType]::ParameterName, 'How many own draws to reckon with [default: 5]')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Save a picture of the hand in this file (SVG)')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'table or json [default: table]')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --format json')
            break
        }
        'okey;advise' {
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'The indicator (gösterge), the tile turned up')
            [CompletionResult]::new('--indicator', '--indicator', [CompletionResultType]::ParameterName, 'The indicator (gösterge), the tile turned up')
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'A club''s own rules (a TOML file), on top of the variant')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one switch; may be given several times')
            [CompletionResult]::new('--letters', '--letters', [CompletionResultType]::ParameterName, 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]')
            [CompletionResult]::new('--seen', '--seen', [CompletionResultType]::ParameterName, 'Tiles seen on the table, which cannot come any more')
            [CompletionResult]::new('--draws', '--draws', [CompletionResultType]::ParameterName, 'How many own draws to reckon with [default: 5]')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Save a picture of the hand in this file (SVG)')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'table or json [default: table]')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --format json')
            break
        }
        'okey;open' {
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'The indicator (gösterge), the tile turned up')
            [CompletionResult]::new('--indicator', '--indicator', [CompletionResultType]::ParameterName, 'The indicator (gösterge), the tile turned up')
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'A club''s own rules (a TOML file), on top of the variant')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one switch; may be given several times')
            [CompletionResult]::new('--letters', '--letters', [CompletionResultType]::ParameterName, 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]')
            [CompletionResult]::new('--bar', '--bar', [CompletionResultType]::ParameterName, 'The sum to reach, where an opening before has raised it (katlamalı) [default: the table''s]')
            [CompletionResult]::new('--pairs-bar', '--pairs-bar', [CompletionResultType]::ParameterName, 'The number of pairs to reach, where it was raised [default: the table''s]')
            [CompletionResult]::new('--taken', '--taken', [CompletionResultType]::ParameterName, 'The tile taken from the left, which must lie in the opening')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'List the best openings, at most this many')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'table or json [default: table]')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--all', '--all', [CompletionResultType]::ParameterName, 'List every opening, the best first')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --format json')
            break
        }
        'okey;score' {
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'A player, as in "Veli: series K7 J* foul=okey-discard"; once for each')
            [CompletionResult]::new('--player', '--player', [CompletionResultType]::ParameterName, 'A player, as in "Veli: series K7 J* foul=okey-discard"; once for each')
            [CompletionResult]::new('-f', '-f', [CompletionResultType]::ParameterName, 'Who finished and how, as in "Ali: okey"')
            [CompletionResult]::new('--finish', '--finish', [CompletionResultType]::ParameterName, 'Who finished and how, as in "Ali: okey"')
            [CompletionResult]::new('--stake', '--stake', [CompletionResultType]::ParameterName, 'What each player staked (okey-pot)')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'The indicator (gösterge), the tile turned up')
            [CompletionResult]::new('--indicator', '--indicator', [CompletionResultType]::ParameterName, 'The indicator (gösterge), the tile turned up')
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'A club''s own rules (a TOML file), on top of the variant')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one switch; may be given several times')
            [CompletionResult]::new('--letters', '--letters', [CompletionResultType]::ParameterName, 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]')
            [CompletionResult]::new('--hands', '--hands', [CompletionResultType]::ParameterName, 'How many hands the game has: 3, 5, 7, 9 or 11 (101)')
            [CompletionResult]::new('--only', '--only', [CompletionResultType]::ParameterName, 'Only this hand of the sheet, with its parts; hands are counted from 1')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'table, json, csv or markdown [default: table]')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--exhausted', '--exhausted', [CompletionResultType]::ParameterName, 'The stock ran out; nobody finished')
            [CompletionResult]::new('--tournament', '--tournament', [CompletionResultType]::ParameterName, 'Three matches, of 11 hands unless --hands says otherwise (101)')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --format json')
            break
        }
        'okey;judge' {
            [CompletionResult]::new('--throw', '--throw', [CompletionResultType]::ParameterName, 'finish: the tile thrown')
            [CompletionResult]::new('--laid-off', '--laid-off', [CompletionResultType]::ParameterName, 'finish: the tiles laid off in this turn; --onto tells on which melds (101)')
            [CompletionResult]::new('--opened', '--opened', [CompletionResultType]::ParameterName, 'With what the player had opened before: series or pairs [default: not opened]')
            [CompletionResult]::new('--highest', '--highest', [CompletionResultType]::ParameterName, 'The highest opening before, where openings rise (katlamalı)')
            [CompletionResult]::new('--hand', '--hand', [CompletionResultType]::ParameterName, 'opening, pairs: the tiles before laying, which must hold what was laid')
            [CompletionResult]::new('--taken', '--taken', [CompletionResultType]::ParameterName, 'opening, pairs: the tile taken from the left')
            [CompletionResult]::new('--bar', '--bar', [CompletionResultType]::ParameterName, 'opening, pairs: the sum or number to reach [default: the table''s]')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'discard, opening, pairs: the melds on the table; "" for none')
            [CompletionResult]::new('--claimed', '--claimed', [CompletionResultType]::ParameterName, 'discard: an opponent claimed it (--claimed): in-time, naming the tile before anyone drew [default]; or --claimed=late, =unnamed, =noticed by its thrower first')
            [CompletionResult]::new('--withdrawn', '--withdrawn', [CompletionResultType]::ParameterName, 'discard: its thrower wants it back after another player has seen it, or before: seen or unseen')
            [CompletionResult]::new('--onto', '--onto', [CompletionResultType]::ParameterName, 'layoff, take, finish: the melds on the table that the tiles go to')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'swap: the melds with the okey; take: left or right [default: left]')
            [CompletionResult]::new('--opens', '--opens', [CompletionResultType]::ParameterName, 'take: the melds laid with the tile taken')
            [CompletionResult]::new('--balance', '--balance', [CompletionResultType]::ParameterName, 'indicator: the points another player has')
            [CompletionResult]::new('--finish', '--finish', [CompletionResultType]::ParameterName, 'foul, left: what doubled the finish: okey, pairs, elden, devam')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'The indicator (gösterge), the tile turned up')
            [CompletionResult]::new('--indicator', '--indicator', [CompletionResultType]::ParameterName, 'The indicator (gösterge), the tile turned up')
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'A club''s own rules (a TOML file), on top of the variant')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one switch; may be given several times')
            [CompletionResult]::new('--letters', '--letters', [CompletionResultType]::ParameterName, 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'table, json, markdown or html [default: table]')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--first-turn', '--first-turn', [CompletionResultType]::ParameterName, 'finish: on the starter''s first turn')
            [CompletionResult]::new('--others-opened', '--others-opened', [CompletionResultType]::ParameterName, 'finish: somebody else has opened (101)')
            [CompletionResult]::new('--devam', '--devam', [CompletionResultType]::ParameterName, 'finish: both okeys were the last two tiles (101)')
            [CompletionResult]::new('--last', '--last', [CompletionResultType]::ParameterName, 'discard: it was the last tile, which ends the hand')
            [CompletionResult]::new('--finishing', '--finishing', [CompletionResultType]::ParameterName, 'discard: it was the last tile, which ends the hand')
            [CompletionResult]::new('--same-turn', '--same-turn', [CompletionResultType]::ParameterName, 'layoff: the player opened in this very turn')
            [CompletionResult]::new('--undo', '--undo', [CompletionResultType]::ParameterName, 'layoff: the tiles are taken back')
            [CompletionResult]::new('--put-back', '--put-back', [CompletionResultType]::ParameterName, 'take: the tile was put back')
            [CompletionResult]::new('--kept', '--kept', [CompletionResultType]::ParameterName, 'take: the tile was kept on the rack')
            [CompletionResult]::new('--pairs-goer', '--pairs-goer', [CompletionResultType]::ParameterName, 'take: whoever threw the tile goes for pairs')
            [CompletionResult]::new('--late', '--late', [CompletionResultType]::ParameterName, 'indicator: shown after the first discard')
            [CompletionResult]::new('--exhausted', '--exhausted', [CompletionResultType]::ParameterName, 'left: the stock ran out')
            [CompletionResult]::new('--all-pairs', '--all-pairs', [CompletionResultType]::ParameterName, 'left: all four had opened with pairs')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --format json')
            break
        }
        'okey;rules' {
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'All switches of a profile, with their values')
            [CompletionResult]::new('--diff', '--diff', [CompletionResultType]::ParameterName, 'The switches in which two profiles differ')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'table, json or markdown [default: table]')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--disputes', '--disputes', [CompletionResultType]::ParameterName, 'The contested clauses, both sides of each')
            [CompletionResult]::new('--words', '--words', [CompletionResultType]::ParameterName, 'The glossary: words of the game, and what people mean by them')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --format json')
            break
        }
        'okey;deal' {
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'A club''s own rules (a TOML file), on top of the variant')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one switch; may be given several times')
            [CompletionResult]::new('--count', '--count', [CompletionResultType]::ParameterName, 'How many hands [default: 1]')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'The seed [default: a random one, shown in the table]')
            [CompletionResult]::new('--tiles', '--tiles', [CompletionResultType]::ParameterName, 'How many tiles: as many as a rack keeps, or one more [default: one more]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'table or json [default: table]')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --format json')
            break
        }
        'okey;batch' {
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'The indicator (gösterge), the tile turned up')
            [CompletionResult]::new('--indicator', '--indicator', [CompletionResultType]::ParameterName, 'The indicator (gösterge), the tile turned up')
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'A club''s own rules (a TOML file), on top of the variant')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one switch; may be given several times')
            [CompletionResult]::new('--letters', '--letters', [CompletionResultType]::ParameterName, 'Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the answers to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the answers to this file')
            [CompletionResult]::new('--compress', '--compress', [CompletionResultType]::ParameterName, 'Compress the answers: none, gzip or zstd [default: by the name of the file]')
            [CompletionResult]::new('--decompress', '--decompress', [CompletionResultType]::ParameterName, 'Decompress the lines: none, gzip or zstd [default: by the name of the file]')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'How many hands to look at at once, at most 256 [default: one for each core]')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--fail-fast', '--fail-fast', [CompletionResultType]::ParameterName, 'Stop after the first refused line')
            [CompletionResult]::new('--summary', '--summary', [CompletionResultType]::ParameterName, 'At the end, say on standard error how many lines were answered')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Tell errors of the call, and the summary, as JSON too')
            break
        }
        'okey;hapis' {
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'The board, its pips, prisoners and lone checkers')
            [CompletionResult]::new('moves', 'moves', [CompletionResultType]::ParameterValue, 'Every legal turn of a roll')
            [CompletionResult]::new('risk', 'risk', [CompletionResultType]::ParameterValue, 'The thesis''s table: every step, its counts, its number in 36ths')
            [CompletionResult]::new('choose', 'choose', [CompletionResultType]::ParameterValue, 'The turn a player plays, and why')
            [CompletionResult]::new('trap', 'trap', [CompletionResultType]::ParameterValue, 'With how many of 36 throws is something imprisoned?')
            [CompletionResult]::new('score', 'score', [CompletionResultType]::ParameterValue, 'How the game stands: running, won, mars, mother, draw')
            [CompletionResult]::new('replay', 'replay', [CompletionResultType]::ParameterValue, 'A recorded game checked turn by turn, the computer''s turns recomputed')
            [CompletionResult]::new('arena', 'arena', [CompletionResultType]::ParameterValue, 'Many games between two players: points a game, with its error')
            [CompletionResult]::new('thesis', 'thesis', [CompletionResultType]::ParameterValue, 'Both tables of the thesis''s worked example, recomputed beside what is printed')
            [CompletionResult]::new('play', 'play', [CompletionResultType]::ParameterValue, 'A game at the terminal against a player')
            break
        }
        'okey;hapis;show' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'The set of rules: plakoto, thesis or tapa; plakoto unless given')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw the board into this file as well, as SVG')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'The form of the answer: table or json')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --format json')
            break
        }
        'okey;hapis;moves' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'The set of rules: plakoto, thesis or tapa; plakoto unless given')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times')
            [CompletionResult]::new('--play', '--play', [CompletionResultType]::ParameterName, 'Play this turn: the position it leads to, or why it is not legal')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'The form of the answer: table or json')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --format json')
            break
        }
        'okey;hapis;risk' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'The set of rules: plakoto, thesis or tapa; plakoto unless given')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times')
            [CompletionResult]::new('--after', '--after', [CompletionResultType]::ParameterName, 'Look at what is left after this step, such as 16-14')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'The form of the answer: table or json')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--as-printed', '--as-printed', [CompletionResultType]::ParameterName, 'Run the thesis''s program as printed: it never frees a checker that it leaves (EK-2)')
            [CompletionResult]::new('--exact', '--exact', [CompletionResultType]::ParameterName, 'Add the exact risk after each step: how many of 36 throws imprison')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --format json')
            break
        }
        'okey;hapis;choose' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'The set of rules: plakoto, thesis or tapa; plakoto unless given')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times')
            [CompletionResult]::new('--player', '--player', [CompletionResultType]::ParameterName, 'The player: random, thesis, thesis-turn, exact, held, two-ply or warden')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'The seed of the dice; 1 unless given')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'The form of the answer: table or json')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--as-printed', '--as-printed', [CompletionResultType]::ParameterName, 'Run the thesis''s program as printed: it never frees a checker that it leaves (EK-2)')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --format json')
            break
        }
        'okey;hapis;trap' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'The set of rules: plakoto, thesis or tapa; plakoto unless given')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times')
            [CompletionResult]::new('--side', '--side', [CompletionResultType]::ParameterName, 'The side in danger: W or B; else the one that is not on roll')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'The form of the answer: table or json')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --format json')
            break
        }
        'okey;hapis;score' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'The set of rules: plakoto, thesis or tapa; plakoto unless given')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'The form of the answer: table or json')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --format json')
            break
        }
        'okey;hapis;replay' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'The set of rules: plakoto, thesis or tapa; plakoto unless given')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'The form of the answer: table or json')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--as-printed', '--as-printed', [CompletionResultType]::ParameterName, 'Run the thesis''s program as printed: it never frees a checker that it leaves (EK-2)')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --format json')
            break
        }
        'okey;hapis;arena' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'The set of rules: plakoto, thesis or tapa; plakoto unless given')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times')
            [CompletionResult]::new('--games', '--games', [CompletionResultType]::ParameterName, 'How many games, an even number; 1000 unless given')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'The seed of the dice; 1 unless given')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'How many threads; else one a processor')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'The form of the answer: table or json')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --format json')
            break
        }
        'okey;hapis;thesis' {
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'The form of the answer: table or json')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --format json')
            break
        }
        'okey;hapis;play' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'The set of rules: plakoto, thesis or tapa; plakoto unless given')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times')
            [CompletionResult]::new('--player', '--player', [CompletionResultType]::ParameterName, 'The player: random, thesis, thesis-turn, exact, held, two-ply or warden')
            [CompletionResult]::new('--side', '--side', [CompletionResultType]::ParameterName, 'Your side, W or B; W unless given')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'The seed of the dice; 1 unless given')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            break
        }
        'okey;schema' {
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            break
        }
        'okey;completions' {
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            break
        }
        'okey;man' {
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language: en or tr [default: that of the locale, else en]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Colours: auto, always or never [default: auto]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print the version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print the version')
            break
        }
    })

    $completions.Where{ $_.CompletionText -like "$wordToComplete*" } |
        Sort-Object -Property ListItemText
}
