_okey() {
    local i cur prev opts cmd
    COMPREPLY=()
    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
        cur="$2"
    else
        cur="${COMP_WORDS[COMP_CWORD]}"
    fi
    prev="$3"
    cmd=""
    opts=""

    for i in "${COMP_WORDS[@]:0:COMP_CWORD}"
    do
        case "${cmd},${i}" in
            ",$1")
                cmd="okey"
                ;;
            okey,ac)
                cmd="okey__subcmd__open"
                ;;
            okey,advise)
                cmd="okey__subcmd__advise"
                ;;
            okey,aç)
                cmd="okey__subcmd__open"
                ;;
            okey,batch)
                cmd="okey__subcmd__batch"
                ;;
            okey,bekle)
                cmd="okey__subcmd__waits"
                ;;
            okey,check)
                cmd="okey__subcmd__check"
                ;;
            okey,cift)
                cmd="okey__subcmd__pairs"
                ;;
            okey,completions)
                cmd="okey__subcmd__completions"
                ;;
            okey,dagit)
                cmd="okey__subcmd__deal"
                ;;
            okey,dağıt)
                cmd="okey__subcmd__deal"
                ;;
            okey,deal)
                cmd="okey__subcmd__deal"
                ;;
            okey,dene)
                cmd="okey__subcmd__simulate"
                ;;
            okey,hakem)
                cmd="okey__subcmd__judge"
                ;;
            okey,hapis)
                cmd="okey__subcmd__hapis"
                ;;
            okey,izle)
                cmd="okey__subcmd__replay"
                ;;
            okey,judge)
                cmd="okey__subcmd__judge"
                ;;
            okey,kontrol)
                cmd="okey__subcmd__check"
                ;;
            okey,kurallar)
                cmd="okey__subcmd__rules"
                ;;
            okey,man)
                cmd="okey__subcmd__man"
                ;;
            okey,melds)
                cmd="okey__subcmd__melds"
                ;;
            okey,open)
                cmd="okey__subcmd__open"
                ;;
            okey,oyna)
                cmd="okey__subcmd__play"
                ;;
            okey,pairs)
                cmd="okey__subcmd__pairs"
                ;;
            okey,perler)
                cmd="okey__subcmd__melds"
                ;;
            okey,play)
                cmd="okey__subcmd__play"
                ;;
            okey,puan)
                cmd="okey__subcmd__score"
                ;;
            okey,replay)
                cmd="okey__subcmd__replay"
                ;;
            okey,rules)
                cmd="okey__subcmd__rules"
                ;;
            okey,schema)
                cmd="okey__subcmd__schema"
                ;;
            okey,score)
                cmd="okey__subcmd__score"
                ;;
            okey,simulate)
                cmd="okey__subcmd__simulate"
                ;;
            okey,tavsiye)
                cmd="okey__subcmd__advise"
                ;;
            okey,toplu)
                cmd="okey__subcmd__batch"
                ;;
            okey,waits)
                cmd="okey__subcmd__waits"
                ;;
            okey,çift)
                cmd="okey__subcmd__pairs"
                ;;
            okey__subcmd__hapis,arena)
                cmd="okey__subcmd__hapis__subcmd__arena"
                ;;
            okey__subcmd__hapis,choose)
                cmd="okey__subcmd__hapis__subcmd__choose"
                ;;
            okey__subcmd__hapis,moves)
                cmd="okey__subcmd__hapis__subcmd__moves"
                ;;
            okey__subcmd__hapis,oyna)
                cmd="okey__subcmd__hapis__subcmd__play"
                ;;
            okey__subcmd__hapis,play)
                cmd="okey__subcmd__hapis__subcmd__play"
                ;;
            okey__subcmd__hapis,replay)
                cmd="okey__subcmd__hapis__subcmd__replay"
                ;;
            okey__subcmd__hapis,risk)
                cmd="okey__subcmd__hapis__subcmd__risk"
                ;;
            okey__subcmd__hapis,score)
                cmd="okey__subcmd__hapis__subcmd__score"
                ;;
            okey__subcmd__hapis,show)
                cmd="okey__subcmd__hapis__subcmd__show"
                ;;
            okey__subcmd__hapis,thesis)
                cmd="okey__subcmd__hapis__subcmd__thesis"
                ;;
            okey__subcmd__hapis,trap)
                cmd="okey__subcmd__hapis__subcmd__trap"
                ;;
            *)
                ;;
        esac
    done

    case "${cmd}" in
        okey)
            opts="-h -V --help --version --lang --color check kontrol melds perler pairs çift cift waits bekle advise tavsiye open aç ac score puan judge hakem rules kurallar deal dağıt dagit batch toplu play oyna replay izle simulate dene hapis schema completions man"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 1 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__advise)
            opts="-h -V -i --help --version --letters --draws --seed --jobs --to --svg --fields --indicator --variant --rules --set --opened --seen --simulate --record --format --json --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --letters)
                    COMPREPLY=($(compgen -W "krby rkms" -- "${cur}"))
                    return 0
                    ;;
                --draws)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --jobs)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --to)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --svg)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --fields)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --indicator)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -i)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --variant)
                    COMPREPLY=($(compgen -W "okey klasik okey-house yaygın yaygin okey-pot çanak canak 101 yüzbir yuzbir 101-team eşli esli cs102 basit" -- "${cur}"))
                    return 0
                    ;;
                --rules)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -W "seats=2 seats=3 seats=4 stock.last_discard=closed stock.last_discard=finish false_joker=okey false_joker=indicator false_joker=wild run_wrap=true run_wrap=false meld.okey_beside_false_joker=allowed meld.okey_beside_false_joker=forbidden win.dizi=true win.dizi=false points.normal= points.okey= points.pairs= points.pairs_okey= points.dizi= points.dizi=normal points.dizi_okey= points.dizi_okey=okey points.exhausted= points.indicator= points.indicator_floor= points.indicator_floor=none indicator.when=before_draw indicator.when=first_turn points.false_win= points.moves=others points.moves=winner points.start= points.double_colours=none points.double_colours=black points.double_colours=red points.double_colours=blue points.double_colours=yellow points.dizi_game=true points.dizi_game=false classic.partners=off classic.partners=on open.sum= open.pairs= open.rising=off open.rising=all open.rising=opponents take.unopened=open take.unopened=never fouls.put_back= pairs.announce=off pairs.announce=required penalty.announced= penalty.announced=unopened layoff.same_turn=true layoff.same_turn=false layoff.pairs_limit= layoff.pairs_limit=none swap.same_turn=true swap.same_turn=false swap.once=true swap.once=false fouls.playable=auto fouls.playable=claim fouls.playable=off fouls.okey= fouls.okey=flat multiplier=stack multiplier=single multiplier=none devam=true devam=false penalty.unopened= penalty.unopened_cap= penalty.unopened_cap=none penalty.okey= penalty.okey_number=dropped penalty.okey_number=added penalty.okey_unopened= penalty.exhausted=unopened penalty.exhausted=tiles four_pairs=void four_pairs=play fouls.points= fouls.multiplied=true fouls.multiplied=false fouls.feeding=off fouls.feeding=number fouls.feeding=flat fouls.okey_taken= match.limit= match.limit=none" -- "${cur}"))
                    return 0
                    ;;
                --opened)
                    COMPREPLY=($(compgen -W "series seri pairs çift cift" -- "${cur}"))
                    return 0
                    ;;
                --seen)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --simulate)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --record)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table tablo json" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__batch)
            opts="-h -V -i -o --help --version --indicator --variant --rules --set --letters --output --compress --decompress --jobs --fields --carry --fail-fast --summary --json --lang --color check kontrol melds perler pairs çift cift waits bekle advise tavsiye open aç ac score puan judge hakem rules kurallar"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --indicator)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -i)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --variant)
                    COMPREPLY=($(compgen -W "okey klasik okey-house yaygın yaygin okey-pot çanak canak 101 yüzbir yuzbir 101-team eşli esli cs102 basit" -- "${cur}"))
                    return 0
                    ;;
                --rules)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -W "seats=2 seats=3 seats=4 stock.last_discard=closed stock.last_discard=finish false_joker=okey false_joker=indicator false_joker=wild run_wrap=true run_wrap=false meld.okey_beside_false_joker=allowed meld.okey_beside_false_joker=forbidden win.dizi=true win.dizi=false points.normal= points.okey= points.pairs= points.pairs_okey= points.dizi= points.dizi=normal points.dizi_okey= points.dizi_okey=okey points.exhausted= points.indicator= points.indicator_floor= points.indicator_floor=none indicator.when=before_draw indicator.when=first_turn points.false_win= points.moves=others points.moves=winner points.start= points.double_colours=none points.double_colours=black points.double_colours=red points.double_colours=blue points.double_colours=yellow points.dizi_game=true points.dizi_game=false classic.partners=off classic.partners=on open.sum= open.pairs= open.rising=off open.rising=all open.rising=opponents take.unopened=open take.unopened=never fouls.put_back= pairs.announce=off pairs.announce=required penalty.announced= penalty.announced=unopened layoff.same_turn=true layoff.same_turn=false layoff.pairs_limit= layoff.pairs_limit=none swap.same_turn=true swap.same_turn=false swap.once=true swap.once=false fouls.playable=auto fouls.playable=claim fouls.playable=off fouls.okey= fouls.okey=flat multiplier=stack multiplier=single multiplier=none devam=true devam=false penalty.unopened= penalty.unopened_cap= penalty.unopened_cap=none penalty.okey= penalty.okey_number=dropped penalty.okey_number=added penalty.okey_unopened= penalty.exhausted=unopened penalty.exhausted=tiles four_pairs=void four_pairs=play fouls.points= fouls.multiplied=true fouls.multiplied=false fouls.feeding=off fouls.feeding=number fouls.feeding=flat fouls.okey_taken= match.limit= match.limit=none" -- "${cur}"))
                    return 0
                    ;;
                --letters)
                    COMPREPLY=($(compgen -W "krby rkms" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                -o)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --compress)
                    COMPREPLY=($(compgen -W "none yok gzip zstd" -- "${cur}"))
                    return 0
                    ;;
                --decompress)
                    COMPREPLY=($(compgen -W "none yok gzip zstd" -- "${cur}"))
                    return 0
                    ;;
                --jobs)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --fields)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --carry)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__check)
            opts="-h -V -i --help --version --indicator --variant --rules --set --letters --svg --fields --format --json --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --indicator)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -i)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --variant)
                    COMPREPLY=($(compgen -W "okey klasik okey-house yaygın yaygin okey-pot çanak canak 101 yüzbir yuzbir 101-team eşli esli cs102 basit" -- "${cur}"))
                    return 0
                    ;;
                --rules)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -W "seats=2 seats=3 seats=4 stock.last_discard=closed stock.last_discard=finish false_joker=okey false_joker=indicator false_joker=wild run_wrap=true run_wrap=false meld.okey_beside_false_joker=allowed meld.okey_beside_false_joker=forbidden win.dizi=true win.dizi=false points.normal= points.okey= points.pairs= points.pairs_okey= points.dizi= points.dizi=normal points.dizi_okey= points.dizi_okey=okey points.exhausted= points.indicator= points.indicator_floor= points.indicator_floor=none indicator.when=before_draw indicator.when=first_turn points.false_win= points.moves=others points.moves=winner points.start= points.double_colours=none points.double_colours=black points.double_colours=red points.double_colours=blue points.double_colours=yellow points.dizi_game=true points.dizi_game=false classic.partners=off classic.partners=on open.sum= open.pairs= open.rising=off open.rising=all open.rising=opponents take.unopened=open take.unopened=never fouls.put_back= pairs.announce=off pairs.announce=required penalty.announced= penalty.announced=unopened layoff.same_turn=true layoff.same_turn=false layoff.pairs_limit= layoff.pairs_limit=none swap.same_turn=true swap.same_turn=false swap.once=true swap.once=false fouls.playable=auto fouls.playable=claim fouls.playable=off fouls.okey= fouls.okey=flat multiplier=stack multiplier=single multiplier=none devam=true devam=false penalty.unopened= penalty.unopened_cap= penalty.unopened_cap=none penalty.okey= penalty.okey_number=dropped penalty.okey_number=added penalty.okey_unopened= penalty.exhausted=unopened penalty.exhausted=tiles four_pairs=void four_pairs=play fouls.points= fouls.multiplied=true fouls.multiplied=false fouls.feeding=off fouls.feeding=number fouls.feeding=flat fouls.okey_taken= match.limit= match.limit=none" -- "${cur}"))
                    return 0
                    ;;
                --letters)
                    COMPREPLY=($(compgen -W "krby rkms" -- "${cur}"))
                    return 0
                    ;;
                --svg)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --fields)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table tablo json" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__completions)
            opts="-h -V --help --version --lang --color bash elvish fish powershell zsh"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__deal)
            opts="-h -V --help --version --variant --rules --set --count --seed --letters --tiles --record --format --json --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --variant)
                    COMPREPLY=($(compgen -W "okey klasik okey-house yaygın yaygin okey-pot çanak canak 101 yüzbir yuzbir 101-team eşli esli cs102 basit" -- "${cur}"))
                    return 0
                    ;;
                --rules)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -W "seats=2 seats=3 seats=4 stock.last_discard=closed stock.last_discard=finish false_joker=okey false_joker=indicator false_joker=wild run_wrap=true run_wrap=false meld.okey_beside_false_joker=allowed meld.okey_beside_false_joker=forbidden win.dizi=true win.dizi=false points.normal= points.okey= points.pairs= points.pairs_okey= points.dizi= points.dizi=normal points.dizi_okey= points.dizi_okey=okey points.exhausted= points.indicator= points.indicator_floor= points.indicator_floor=none indicator.when=before_draw indicator.when=first_turn points.false_win= points.moves=others points.moves=winner points.start= points.double_colours=none points.double_colours=black points.double_colours=red points.double_colours=blue points.double_colours=yellow points.dizi_game=true points.dizi_game=false classic.partners=off classic.partners=on open.sum= open.pairs= open.rising=off open.rising=all open.rising=opponents take.unopened=open take.unopened=never fouls.put_back= pairs.announce=off pairs.announce=required penalty.announced= penalty.announced=unopened layoff.same_turn=true layoff.same_turn=false layoff.pairs_limit= layoff.pairs_limit=none swap.same_turn=true swap.same_turn=false swap.once=true swap.once=false fouls.playable=auto fouls.playable=claim fouls.playable=off fouls.okey= fouls.okey=flat multiplier=stack multiplier=single multiplier=none devam=true devam=false penalty.unopened= penalty.unopened_cap= penalty.unopened_cap=none penalty.okey= penalty.okey_number=dropped penalty.okey_number=added penalty.okey_unopened= penalty.exhausted=unopened penalty.exhausted=tiles four_pairs=void four_pairs=play fouls.points= fouls.multiplied=true fouls.multiplied=false fouls.feeding=off fouls.feeding=number fouls.feeding=flat fouls.okey_taken= match.limit= match.limit=none" -- "${cur}"))
                    return 0
                    ;;
                --count)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --letters)
                    COMPREPLY=($(compgen -W "krby rkms" -- "${cur}"))
                    return 0
                    ;;
                --tiles)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table tablo json" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__hapis)
            opts="-h -V --help --version --lang --color show moves risk choose trap score replay arena thesis play oyna"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__hapis__subcmd__arena)
            opts="-h -V --help --version --rules --set --games --seed --jobs --format --json --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --rules)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --games)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --jobs)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table json" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__hapis__subcmd__choose)
            opts="-h -V --help --version --rules --set --player --seed --as-printed --format --json --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --rules)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --player)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table json" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__hapis__subcmd__moves)
            opts="-h -V --help --version --rules --set --play --format --json --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --rules)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --play)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table json" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__hapis__subcmd__play)
            opts="-h -V --help --version --plain --rules --set --player --side --seed --record --resume --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --rules)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --player)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --side)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --record)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --resume)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__hapis__subcmd__replay)
            opts="-h -V --help --version --rules --set --as-printed --format --json --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --rules)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table json" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__hapis__subcmd__risk)
            opts="-h -V --help --version --rules --set --after --as-printed --exact --format --json --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --rules)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --after)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table json" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__hapis__subcmd__score)
            opts="-h -V --help --version --rules --set --format --json --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --rules)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table json" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__hapis__subcmd__show)
            opts="-h -V --help --version --rules --set --svg --format --json --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --rules)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --svg)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table json" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__hapis__subcmd__thesis)
            opts="-h -V --help --version --format --json --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --format)
                    COMPREPLY=($(compgen -W "table json" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__hapis__subcmd__trap)
            opts="-h -V --help --version --rules --set --side --format --json --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --rules)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --side)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table json" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__judge)
            opts="-h -V -i --help --version --throw --laid-off --swapped --devam --highest --hand --bar --last --claimed --withdrawn --same-turn --again --after-throwing --undo --from --pairs-goer --late --drawn --balance --finish --exhausted --all-pairs --announced --indicator --variant --rules --set --letters --svg --fields --first-turn --opened --others-opened --taken --table --onto --opens --put-back --kept --last-discard --format --json --lang --color finish bit win bitis bitiş opening open ac aç acis acilis açılış açış pairs cifte çifte cift çift discard throw playable islek işlek at atis atış layoff add isle işle isleme işleme swap degis değiş okey-alma take al yandan indicator show goster göster gosterge gösterge foul ceza left kalan meld per look bakma irregular aksaklik aksaklık wrong-opening yanlış-açma yanlis-acma put-back geri-bırakma geri-birakma taken-not-opened alıp-açmama alip-acmama playable-discard işlek-atma islek-atma okey-discard okey-atma layoff-undo geri-alma okey-taken okey-alma okey-lost okey-kaptırma okey-kaptirma feeding besleme discard-while-laying işlerken-atma islerken-atma gathered-up geri-toplama other diğer diger false-win yanlış-bitiş yanlis-bitis"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --throw)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --laid-off)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --swapped)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --highest)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --hand)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --bar)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --claimed)
                    COMPREPLY=($(compgen -W "in-time zamanında zamaninda late geç gec unnamed söylemeden soylemeden noticed fark-etti farketti" -- "${cur}"))
                    return 0
                    ;;
                --withdrawn)
                    COMPREPLY=($(compgen -W "seen gördü görüldü goruldu gordu unseen görmedi görülmedi gorulmedi gormedi" -- "${cur}"))
                    return 0
                    ;;
                --from)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --balance)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --finish)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --indicator)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -i)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --variant)
                    COMPREPLY=($(compgen -W "okey klasik okey-house yaygın yaygin okey-pot çanak canak 101 yüzbir yuzbir 101-team eşli esli cs102 basit" -- "${cur}"))
                    return 0
                    ;;
                --rules)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -W "seats=2 seats=3 seats=4 stock.last_discard=closed stock.last_discard=finish false_joker=okey false_joker=indicator false_joker=wild run_wrap=true run_wrap=false meld.okey_beside_false_joker=allowed meld.okey_beside_false_joker=forbidden win.dizi=true win.dizi=false points.normal= points.okey= points.pairs= points.pairs_okey= points.dizi= points.dizi=normal points.dizi_okey= points.dizi_okey=okey points.exhausted= points.indicator= points.indicator_floor= points.indicator_floor=none indicator.when=before_draw indicator.when=first_turn points.false_win= points.moves=others points.moves=winner points.start= points.double_colours=none points.double_colours=black points.double_colours=red points.double_colours=blue points.double_colours=yellow points.dizi_game=true points.dizi_game=false classic.partners=off classic.partners=on open.sum= open.pairs= open.rising=off open.rising=all open.rising=opponents take.unopened=open take.unopened=never fouls.put_back= pairs.announce=off pairs.announce=required penalty.announced= penalty.announced=unopened layoff.same_turn=true layoff.same_turn=false layoff.pairs_limit= layoff.pairs_limit=none swap.same_turn=true swap.same_turn=false swap.once=true swap.once=false fouls.playable=auto fouls.playable=claim fouls.playable=off fouls.okey= fouls.okey=flat multiplier=stack multiplier=single multiplier=none devam=true devam=false penalty.unopened= penalty.unopened_cap= penalty.unopened_cap=none penalty.okey= penalty.okey_number=dropped penalty.okey_number=added penalty.okey_unopened= penalty.exhausted=unopened penalty.exhausted=tiles four_pairs=void four_pairs=play fouls.points= fouls.multiplied=true fouls.multiplied=false fouls.feeding=off fouls.feeding=number fouls.feeding=flat fouls.okey_taken= match.limit= match.limit=none" -- "${cur}"))
                    return 0
                    ;;
                --letters)
                    COMPREPLY=($(compgen -W "krby rkms" -- "${cur}"))
                    return 0
                    ;;
                --svg)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --fields)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --opened)
                    COMPREPLY=($(compgen -W "series seri pairs çift cift" -- "${cur}"))
                    return 0
                    ;;
                --taken)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --table)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --onto)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --opens)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table tablo json markdown html" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__man)
            opts="-h -V --help --version --lang --color check melds pairs waits advise open score judge rules deal batch play replay simulate hapis schema completions man"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__melds)
            opts="-h -V -i --help --version --indicator --variant --rules --set --letters --discard --partial --svg --fields --limit --count --format --json --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --indicator)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -i)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --variant)
                    COMPREPLY=($(compgen -W "okey klasik okey-house yaygın yaygin okey-pot çanak canak 101 yüzbir yuzbir 101-team eşli esli cs102 basit" -- "${cur}"))
                    return 0
                    ;;
                --rules)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -W "seats=2 seats=3 seats=4 stock.last_discard=closed stock.last_discard=finish false_joker=okey false_joker=indicator false_joker=wild run_wrap=true run_wrap=false meld.okey_beside_false_joker=allowed meld.okey_beside_false_joker=forbidden win.dizi=true win.dizi=false points.normal= points.okey= points.pairs= points.pairs_okey= points.dizi= points.dizi=normal points.dizi_okey= points.dizi_okey=okey points.exhausted= points.indicator= points.indicator_floor= points.indicator_floor=none indicator.when=before_draw indicator.when=first_turn points.false_win= points.moves=others points.moves=winner points.start= points.double_colours=none points.double_colours=black points.double_colours=red points.double_colours=blue points.double_colours=yellow points.dizi_game=true points.dizi_game=false classic.partners=off classic.partners=on open.sum= open.pairs= open.rising=off open.rising=all open.rising=opponents take.unopened=open take.unopened=never fouls.put_back= pairs.announce=off pairs.announce=required penalty.announced= penalty.announced=unopened layoff.same_turn=true layoff.same_turn=false layoff.pairs_limit= layoff.pairs_limit=none swap.same_turn=true swap.same_turn=false swap.once=true swap.once=false fouls.playable=auto fouls.playable=claim fouls.playable=off fouls.okey= fouls.okey=flat multiplier=stack multiplier=single multiplier=none devam=true devam=false penalty.unopened= penalty.unopened_cap= penalty.unopened_cap=none penalty.okey= penalty.okey_number=dropped penalty.okey_number=added penalty.okey_unopened= penalty.exhausted=unopened penalty.exhausted=tiles four_pairs=void four_pairs=play fouls.points= fouls.multiplied=true fouls.multiplied=false fouls.feeding=off fouls.feeding=number fouls.feeding=flat fouls.okey_taken= match.limit= match.limit=none" -- "${cur}"))
                    return 0
                    ;;
                --letters)
                    COMPREPLY=($(compgen -W "krby rkms" -- "${cur}"))
                    return 0
                    ;;
                --discard)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --svg)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --fields)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --limit)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table tablo json" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__open)
            opts="-h -V -i --help --version --indicator --variant --rules --set --letters --bar --pairs-bar --taken --svg --fields --limit --all --format --json --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --indicator)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -i)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --variant)
                    COMPREPLY=($(compgen -W "okey klasik okey-house yaygın yaygin okey-pot çanak canak 101 yüzbir yuzbir 101-team eşli esli cs102 basit" -- "${cur}"))
                    return 0
                    ;;
                --rules)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -W "seats=2 seats=3 seats=4 stock.last_discard=closed stock.last_discard=finish false_joker=okey false_joker=indicator false_joker=wild run_wrap=true run_wrap=false meld.okey_beside_false_joker=allowed meld.okey_beside_false_joker=forbidden win.dizi=true win.dizi=false points.normal= points.okey= points.pairs= points.pairs_okey= points.dizi= points.dizi=normal points.dizi_okey= points.dizi_okey=okey points.exhausted= points.indicator= points.indicator_floor= points.indicator_floor=none indicator.when=before_draw indicator.when=first_turn points.false_win= points.moves=others points.moves=winner points.start= points.double_colours=none points.double_colours=black points.double_colours=red points.double_colours=blue points.double_colours=yellow points.dizi_game=true points.dizi_game=false classic.partners=off classic.partners=on open.sum= open.pairs= open.rising=off open.rising=all open.rising=opponents take.unopened=open take.unopened=never fouls.put_back= pairs.announce=off pairs.announce=required penalty.announced= penalty.announced=unopened layoff.same_turn=true layoff.same_turn=false layoff.pairs_limit= layoff.pairs_limit=none swap.same_turn=true swap.same_turn=false swap.once=true swap.once=false fouls.playable=auto fouls.playable=claim fouls.playable=off fouls.okey= fouls.okey=flat multiplier=stack multiplier=single multiplier=none devam=true devam=false penalty.unopened= penalty.unopened_cap= penalty.unopened_cap=none penalty.okey= penalty.okey_number=dropped penalty.okey_number=added penalty.okey_unopened= penalty.exhausted=unopened penalty.exhausted=tiles four_pairs=void four_pairs=play fouls.points= fouls.multiplied=true fouls.multiplied=false fouls.feeding=off fouls.feeding=number fouls.feeding=flat fouls.okey_taken= match.limit= match.limit=none" -- "${cur}"))
                    return 0
                    ;;
                --letters)
                    COMPREPLY=($(compgen -W "krby rkms" -- "${cur}"))
                    return 0
                    ;;
                --bar)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --pairs-bar)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --taken)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --svg)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --fields)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --limit)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table tablo json" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__pairs)
            opts="-h -V -i --help --version --indicator --variant --rules --set --letters --svg --fields --format --json --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --indicator)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -i)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --variant)
                    COMPREPLY=($(compgen -W "okey klasik okey-house yaygın yaygin okey-pot çanak canak 101 yüzbir yuzbir 101-team eşli esli cs102 basit" -- "${cur}"))
                    return 0
                    ;;
                --rules)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -W "seats=2 seats=3 seats=4 stock.last_discard=closed stock.last_discard=finish false_joker=okey false_joker=indicator false_joker=wild run_wrap=true run_wrap=false meld.okey_beside_false_joker=allowed meld.okey_beside_false_joker=forbidden win.dizi=true win.dizi=false points.normal= points.okey= points.pairs= points.pairs_okey= points.dizi= points.dizi=normal points.dizi_okey= points.dizi_okey=okey points.exhausted= points.indicator= points.indicator_floor= points.indicator_floor=none indicator.when=before_draw indicator.when=first_turn points.false_win= points.moves=others points.moves=winner points.start= points.double_colours=none points.double_colours=black points.double_colours=red points.double_colours=blue points.double_colours=yellow points.dizi_game=true points.dizi_game=false classic.partners=off classic.partners=on open.sum= open.pairs= open.rising=off open.rising=all open.rising=opponents take.unopened=open take.unopened=never fouls.put_back= pairs.announce=off pairs.announce=required penalty.announced= penalty.announced=unopened layoff.same_turn=true layoff.same_turn=false layoff.pairs_limit= layoff.pairs_limit=none swap.same_turn=true swap.same_turn=false swap.once=true swap.once=false fouls.playable=auto fouls.playable=claim fouls.playable=off fouls.okey= fouls.okey=flat multiplier=stack multiplier=single multiplier=none devam=true devam=false penalty.unopened= penalty.unopened_cap= penalty.unopened_cap=none penalty.okey= penalty.okey_number=dropped penalty.okey_number=added penalty.okey_unopened= penalty.exhausted=unopened penalty.exhausted=tiles four_pairs=void four_pairs=play fouls.points= fouls.multiplied=true fouls.multiplied=false fouls.feeding=off fouls.feeding=number fouls.feeding=flat fouls.okey_taken= match.limit= match.limit=none" -- "${cur}"))
                    return 0
                    ;;
                --letters)
                    COMPREPLY=($(compgen -W "krby rkms" -- "${cur}"))
                    return 0
                    ;;
                --svg)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --fields)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table tablo json" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__play)
            opts="-h -V --help --version --letters --players --hands --open-hands --plain --variant --rules --set --seed --watch --hints --record --resume --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --letters)
                    COMPREPLY=($(compgen -W "krby rkms" -- "${cur}"))
                    return 0
                    ;;
                --players)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --hands)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --variant)
                    COMPREPLY=($(compgen -W "okey klasik okey-house yaygın yaygin okey-pot çanak canak 101 yüzbir yuzbir 101-team eşli esli cs102 basit" -- "${cur}"))
                    return 0
                    ;;
                --rules)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -W "seats=2 seats=3 seats=4 stock.last_discard=closed stock.last_discard=finish false_joker=okey false_joker=indicator false_joker=wild run_wrap=true run_wrap=false meld.okey_beside_false_joker=allowed meld.okey_beside_false_joker=forbidden win.dizi=true win.dizi=false points.normal= points.okey= points.pairs= points.pairs_okey= points.dizi= points.dizi=normal points.dizi_okey= points.dizi_okey=okey points.exhausted= points.indicator= points.indicator_floor= points.indicator_floor=none indicator.when=before_draw indicator.when=first_turn points.false_win= points.moves=others points.moves=winner points.start= points.double_colours=none points.double_colours=black points.double_colours=red points.double_colours=blue points.double_colours=yellow points.dizi_game=true points.dizi_game=false classic.partners=off classic.partners=on open.sum= open.pairs= open.rising=off open.rising=all open.rising=opponents take.unopened=open take.unopened=never fouls.put_back= pairs.announce=off pairs.announce=required penalty.announced= penalty.announced=unopened layoff.same_turn=true layoff.same_turn=false layoff.pairs_limit= layoff.pairs_limit=none swap.same_turn=true swap.same_turn=false swap.once=true swap.once=false fouls.playable=auto fouls.playable=claim fouls.playable=off fouls.okey= fouls.okey=flat multiplier=stack multiplier=single multiplier=none devam=true devam=false penalty.unopened= penalty.unopened_cap= penalty.unopened_cap=none penalty.okey= penalty.okey_number=dropped penalty.okey_number=added penalty.okey_unopened= penalty.exhausted=unopened penalty.exhausted=tiles four_pairs=void four_pairs=play fouls.points= fouls.multiplied=true fouls.multiplied=false fouls.feeding=off fouls.feeding=number fouls.feeding=flat fouls.okey_taken= match.limit= match.limit=none" -- "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --record)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --resume)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__replay)
            opts="-h -V --help --version --to --letters --format --json --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --to)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --letters)
                    COMPREPLY=($(compgen -W "krby rkms" -- "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table tablo json record svg html" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__rules)
            opts="-h -V --help --version --fields --profile --diff --disputes --words --format --json --lang --color tiles.set tiles.colours tiles.copies tiles.deal tiles.direction seat.order deal.dealer deal.stacks indicator.turned turn.order stock.last take.last-discard seats.two-three indicator.okey indicator.redraw okey.wild false-joker.value run.shape run.wrap run.no-loop group.shape meld.wilds okey.beside-false pair.shape cs102.chain win.shape win.discard win.pairs win.okey-finish win.dizi win.first-turn cs102.win cs102.tie score.normal score.okey score.pairs score.pairs-okey score.dizi score.dizi-okey score.exhausted score.indicator indicator.when score.false-win score.moves score.colours score.dizi-game score.pot classic.partners open.series open.pairs open.no-mix open.keep-one open.rising open.declared open.later open.fixed take.must-open take.put-back take.opened take.pairs pairs.announce take.fits layoff.who layoff.when layoff.run layoff.group layoff.pair layoff.pairs-limit layoff.undo swap.okey swap.when discard.playable discard.okey okey.burnt discard.claim discard.final discard.looking discard.pairs-goer indicator.none finish.last-tile finish.hand finish.multiplier finish.bonus finish.pairs-parity finish.tile-place finish.count penalty.unopened penalty.opened penalty.pairs penalty.okey penalty.false-joker penalty.exhausted penalty.all-pairs foul.flat foul.list foul.feeding foul.okey-taken team.mate team.hand-finish team.signals match.hands match.limit match.groups irregular.count irregular.turn irregular.exposed hapis.checkers hapis.dice hapis.imprison hapis.closed hapis.prisoner hapis.both-dice hapis.bear-off hapis.mother hapis.result seats stock.last_discard false_joker run_wrap meld.okey_beside_false_joker points.normal points.okey points.pairs points.pairs_okey points.dizi points.dizi_okey points.exhausted points.indicator points.indicator_floor points.false_win points.moves points.start points.double_colours points.dizi_game open.sum take.unopened fouls.put_back penalty.announced layoff.same_turn layoff.pairs_limit swap.same_turn swap.once fouls.playable fouls.okey multiplier devam penalty.unopened_cap penalty.okey_number penalty.okey_unopened four_pairs fouls.points fouls.multiplied fouls.feeding fouls.okey_taken açmak balya baraj besleme çanak çift deste dizi elden eşli gösterge ıstaka işlek işlemek joker kafa kapamak katlamalı küt okey per renkli seri yazboz zincir"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --fields)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --profile)
                    COMPREPLY=($(compgen -W "okey klasik okey-house yaygın yaygin okey-pot çanak canak 101 yüzbir yuzbir 101-team eşli esli cs102 basit" -- "${cur}"))
                    return 0
                    ;;
                --diff)
                    COMPREPLY=($(compgen -W "okey klasik okey-house yaygın yaygin okey-pot çanak canak 101 yüzbir yuzbir 101-team eşli esli cs102 basit" -- "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table tablo json markdown" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__schema)
            opts="-h -V --help --version --lang --color check melds pairs waits advise open score sheet converted judge replay rules simulate view label deal summary hapis-show hapis-moves hapis-risk hapis-choose hapis-trap hapis-score hapis-replay hapis-arena hapis-thesis batch batch-line score-line error"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__score)
            opts="-h -V -i -p -f --help --version --stake --indicator --variant --rules --set --letters --hands --tournament --fields --player --finish --exhausted --void --adjust --totals --add --if --check --hand --parts --as --format --json --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --stake)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --indicator)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -i)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --variant)
                    COMPREPLY=($(compgen -W "okey klasik okey-house yaygın yaygin okey-pot çanak canak 101 yüzbir yuzbir 101-team eşli esli cs102 basit" -- "${cur}"))
                    return 0
                    ;;
                --rules)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -W "seats=2 seats=3 seats=4 stock.last_discard=closed stock.last_discard=finish false_joker=okey false_joker=indicator false_joker=wild run_wrap=true run_wrap=false meld.okey_beside_false_joker=allowed meld.okey_beside_false_joker=forbidden win.dizi=true win.dizi=false points.normal= points.okey= points.pairs= points.pairs_okey= points.dizi= points.dizi=normal points.dizi_okey= points.dizi_okey=okey points.exhausted= points.indicator= points.indicator_floor= points.indicator_floor=none indicator.when=before_draw indicator.when=first_turn points.false_win= points.moves=others points.moves=winner points.start= points.double_colours=none points.double_colours=black points.double_colours=red points.double_colours=blue points.double_colours=yellow points.dizi_game=true points.dizi_game=false classic.partners=off classic.partners=on open.sum= open.pairs= open.rising=off open.rising=all open.rising=opponents take.unopened=open take.unopened=never fouls.put_back= pairs.announce=off pairs.announce=required penalty.announced= penalty.announced=unopened layoff.same_turn=true layoff.same_turn=false layoff.pairs_limit= layoff.pairs_limit=none swap.same_turn=true swap.same_turn=false swap.once=true swap.once=false fouls.playable=auto fouls.playable=claim fouls.playable=off fouls.okey= fouls.okey=flat multiplier=stack multiplier=single multiplier=none devam=true devam=false penalty.unopened= penalty.unopened_cap= penalty.unopened_cap=none penalty.okey= penalty.okey_number=dropped penalty.okey_number=added penalty.okey_unopened= penalty.exhausted=unopened penalty.exhausted=tiles four_pairs=void four_pairs=play fouls.points= fouls.multiplied=true fouls.multiplied=false fouls.feeding=off fouls.feeding=number fouls.feeding=flat fouls.okey_taken= match.limit= match.limit=none" -- "${cur}"))
                    return 0
                    ;;
                --letters)
                    COMPREPLY=($(compgen -W "krby rkms" -- "${cur}"))
                    return 0
                    ;;
                --hands)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --fields)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --player)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -p)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --finish)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -f)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --void)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --adjust)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --totals)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --add)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --if)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --hand)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --as)
                    COMPREPLY=($(compgen -W "record kayıt kayit json" -- "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table tablo json csv markdown html svg" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__simulate)
            opts="-h -V --help --version --variant --rules --set --players --games --seed --jobs --bot-seconds --records --labels --svg --format --json --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --variant)
                    COMPREPLY=($(compgen -W "okey klasik okey-house yaygın yaygin okey-pot çanak canak 101 yüzbir yuzbir 101-team eşli esli cs102 basit" -- "${cur}"))
                    return 0
                    ;;
                --rules)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -W "seats=2 seats=3 seats=4 stock.last_discard=closed stock.last_discard=finish false_joker=okey false_joker=indicator false_joker=wild run_wrap=true run_wrap=false meld.okey_beside_false_joker=allowed meld.okey_beside_false_joker=forbidden win.dizi=true win.dizi=false points.normal= points.okey= points.pairs= points.pairs_okey= points.dizi= points.dizi=normal points.dizi_okey= points.dizi_okey=okey points.exhausted= points.indicator= points.indicator_floor= points.indicator_floor=none indicator.when=before_draw indicator.when=first_turn points.false_win= points.moves=others points.moves=winner points.start= points.double_colours=none points.double_colours=black points.double_colours=red points.double_colours=blue points.double_colours=yellow points.dizi_game=true points.dizi_game=false classic.partners=off classic.partners=on open.sum= open.pairs= open.rising=off open.rising=all open.rising=opponents take.unopened=open take.unopened=never fouls.put_back= pairs.announce=off pairs.announce=required penalty.announced= penalty.announced=unopened layoff.same_turn=true layoff.same_turn=false layoff.pairs_limit= layoff.pairs_limit=none swap.same_turn=true swap.same_turn=false swap.once=true swap.once=false fouls.playable=auto fouls.playable=claim fouls.playable=off fouls.okey= fouls.okey=flat multiplier=stack multiplier=single multiplier=none devam=true devam=false penalty.unopened= penalty.unopened_cap= penalty.unopened_cap=none penalty.okey= penalty.okey_number=dropped penalty.okey_number=added penalty.okey_unopened= penalty.exhausted=unopened penalty.exhausted=tiles four_pairs=void four_pairs=play fouls.points= fouls.multiplied=true fouls.multiplied=false fouls.feeding=off fouls.feeding=number fouls.feeding=flat fouls.okey_taken= match.limit= match.limit=none" -- "${cur}"))
                    return 0
                    ;;
                --players)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --games)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --jobs)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --bot-seconds)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --records)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --labels)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --svg)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table tablo json" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        okey__subcmd__waits)
            opts="-h -V -i --help --version --indicator --variant --rules --set --letters --seen --draws --svg --fields --format --json --lang --color"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --indicator)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                -i)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --variant)
                    COMPREPLY=($(compgen -W "okey klasik okey-house yaygın yaygin okey-pot çanak canak 101 yüzbir yuzbir 101-team eşli esli cs102 basit" -- "${cur}"))
                    return 0
                    ;;
                --rules)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -W "seats=2 seats=3 seats=4 stock.last_discard=closed stock.last_discard=finish false_joker=okey false_joker=indicator false_joker=wild run_wrap=true run_wrap=false meld.okey_beside_false_joker=allowed meld.okey_beside_false_joker=forbidden win.dizi=true win.dizi=false points.normal= points.okey= points.pairs= points.pairs_okey= points.dizi= points.dizi=normal points.dizi_okey= points.dizi_okey=okey points.exhausted= points.indicator= points.indicator_floor= points.indicator_floor=none indicator.when=before_draw indicator.when=first_turn points.false_win= points.moves=others points.moves=winner points.start= points.double_colours=none points.double_colours=black points.double_colours=red points.double_colours=blue points.double_colours=yellow points.dizi_game=true points.dizi_game=false classic.partners=off classic.partners=on open.sum= open.pairs= open.rising=off open.rising=all open.rising=opponents take.unopened=open take.unopened=never fouls.put_back= pairs.announce=off pairs.announce=required penalty.announced= penalty.announced=unopened layoff.same_turn=true layoff.same_turn=false layoff.pairs_limit= layoff.pairs_limit=none swap.same_turn=true swap.same_turn=false swap.once=true swap.once=false fouls.playable=auto fouls.playable=claim fouls.playable=off fouls.okey= fouls.okey=flat multiplier=stack multiplier=single multiplier=none devam=true devam=false penalty.unopened= penalty.unopened_cap= penalty.unopened_cap=none penalty.okey= penalty.okey_number=dropped penalty.okey_number=added penalty.okey_unopened= penalty.exhausted=unopened penalty.exhausted=tiles four_pairs=void four_pairs=play fouls.points= fouls.multiplied=true fouls.multiplied=false fouls.feeding=off fouls.feeding=number fouls.feeding=flat fouls.okey_taken= match.limit= match.limit=none" -- "${cur}"))
                    return 0
                    ;;
                --letters)
                    COMPREPLY=($(compgen -W "krby rkms" -- "${cur}"))
                    return 0
                    ;;
                --seen)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --draws)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --svg)
                    local oldifs
                    if [ -n "${IFS+x}" ]; then
                        oldifs="$IFS"
                    fi
                    IFS=$'\n'
                    COMPREPLY=($(compgen -f "${cur}"))
                    if [ -n "${oldifs+x}" ]; then
                        IFS="$oldifs"
                    fi
                    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
                        compopt -o filenames
                    fi
                    return 0
                    ;;
                --fields)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "table tablo json" -- "${cur}"))
                    return 0
                    ;;
                --lang)
                    COMPREPLY=($(compgen -W "en tr" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
    esac
}

if [[ "${BASH_VERSINFO[0]}" -eq 4 && "${BASH_VERSINFO[1]}" -ge 4 || "${BASH_VERSINFO[0]}" -gt 4 ]]; then
    complete -F _okey_words -o nosort -o bashdefault -o default okey
else
    complete -F _okey_words -o bashdefault -o default okey
fi

# Puts a word together again that bash took apart at "=": --set KEY=VALUE and --variant=NAME.
_okey_words() {
    local cur="$2" at=$((COMP_CWORD - 1)) head=""
    if [[ "${COMP_WORDS[COMP_CWORD]}" == "=" ]]; then
        head="${COMP_WORDS[at]}"
        cur=""
    elif [[ "${COMP_WORDS[at]}" == "=" ]]; then
        at=$((at - 1))
        head="${COMP_WORDS[at]}"
    fi
    if [[ "${head}" == --* ]]; then
        _okey "$1" "${cur}" "${head}"
    elif [[ -n "${head}" ]]; then
        _okey "$1" "${head}=${cur}" "${COMP_WORDS[at - 1]}"
        COMPREPLY=("${COMPREPLY[@]#"${head}="}")
    else
        _okey "$1" "$2" "$3"
    fi
    # A key waits for its value.
    if [[ ${#COMPREPLY[@]} -eq 1 && "${COMPREPLY[0]}" == *= && "${BASH_VERSINFO[0]}" -ge 4 ]]; then
        compopt -o nospace 2> /dev/null
    fi
}
