#!/bin/bash
# Whether the server in this container shows the page. bash speaks to the port itself, so the image needs no client.
exec 3<>"/dev/tcp/127.0.0.1/${PORT:-8080}" || exit 1
printf 'HEAD %s HTTP/1.0\r\n\r\n' "${BASE:-/}" >&3
read -r line <&3
[[ $line == *' 200 '* ]]
