
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
