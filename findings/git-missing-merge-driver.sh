#!/usr/bin/env bash
# git 2.39.5 takes a merge driver whose program is missing, or fails at its start, for one that found a conflict: it leaves our side of the file
# in the working tree without any conflict mark, so the change of the other side is nowhere to be seen, and `git add` loses it.
# Input: two branches that change different lines of a file whose driver is a program that is not installed (exit code 127).
# Seen: `git merge` says "CONFLICT (content)" and exits with 1; the file has no mark and is byte for byte that of our side. Labels for
# the driver's marks (%S, %X, %Y), which git 2.44 brought, arrive as these two characters.
# Exits with an error if the file has marks, or anything of the other side.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
git --version
git init -q -b main .
git config user.name x
git config user.email x@example.org
git config merge.missing.driver 'echo "label %X" >&2; no-such-program %O %A %B'
echo '*.txt merge=missing' >.gitattributes
seq 9 >file.txt
git add . && git commit -q -m Base
git checkout -q -b topic
sed -i 's/^9$/nine/' file.txt && git commit -q -a -m Topic
git checkout -q main
sed -i 's/^1$/one/' file.txt && git commit -q -a -m Main
code=0
git merge topic || code=$?
echo "exit code $code; the file:"
cat file.txt
[ "$code" = 1 ] && git show main:file.txt | cmp - file.txt && ! grep -q '<<<<<<<\|nine' file.txt
