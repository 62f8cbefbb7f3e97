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
        action=${line#*'"legal":["'}
        printf '{"type":"analysis","id":%s,"actions":[{"action":"%s","odds":1,"win":0.5,"visits":9}]}\n' "$id" "${action%%\"*}"
        ;;
    '{"type":"quit"'*) exit ;;
    esac
done
