#!/bin/sh
# The profits of an hour, summed by jq: sh curl.sh http://127.0.0.1:8080
set -eu
curl --silent --show-error --fail "${1:-http://127.0.0.1:8080}/trades?seed=7&for=3600" |
  jq --slurp --raw-output '"\(.[0].notice)\n\(length) trades, profit \(map(.trade.profit.cents) | add) cents"'
