# An engine that chooses the first legal action, for tests: a shell starts in a millisecond.
while read -r line; do
    id=${line#*'"id":'}
    id=${id%%[,\}]*}
    case $line in
    '{"type":"hello"'*) printf '{"type":"hello","id":%s,"version":1,"name":"First","analyses":true}\n' "$id" ;;
    '{"type":"game"'*) printf '{"type":"ready","id":%s}\n' "$id" ;;
    '{"type":"choose"'*)
        action=${line#*'"legal":["'}
        printf '{"type":"info","text":"hm"}\n{"type":"choice","id":%s,"action":"%s"}\n' "$id" "${action%%\"*}"
        ;;
    '{"type":"analyse"'*)
        legal=${line#*'"legal":["'}
        legal=${legal%%\"]*}\"
        others=$(printf %s "$legal" | sed -e 's/[^"]*"//' -e 's/"[^"]*"/{"action":&,"win":0.25,"error":0.01}/g')
        printf '{"type":"analysis","id":%s,"actions":[{"action":"%s","odds":1,"win":0.5,"visits":9}%s]}\n' \
            "$id" "${legal%%\"*}" "$others"
        ;;
    '{"type":"quit"'*) exit ;;
    esac
done
