#!/usr/bin/env bash
# git 2.39.5 refuses `git rm --pathspec-from-file=FILE` in any folder below the top one of a repository, although no path is among the
# words: it takes the folder itself for one. `git add`, `git commit` and `git reset` take the same list there.
# Input: a repository with a file in a folder, and that file's name in a list.
# Seen: at the top, `git rm` exits with 0; in the folder it says "fatal: '--pathspec-from-file' and pathspec arguments cannot be used
# together" and exits with 128, while `git reset` exits with 0.
# Exits with an error if `git rm` takes the list in the folder, or another command does not.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
git --version
git init -q -b main .
mkdir folder
echo text >folder/file.txt
git add .
git -c user.name=x -c user.email=x@example.org commit -q -m Base
printf 'folder/file.txt\n' >top.list
printf 'file.txt\n' >below.list
git rm --cached --quiet --pathspec-from-file=top.list
cd folder
for command in 'add' 'reset --quiet'; do git $command --pathspec-from-file=../below.list; done
code=0
said=$(git rm --cached --pathspec-from-file=../below.list 2>&1) || code=$?
echo "exit code $code: $said"
[ "$code" = 128 ] && [[ $said == *"'--pathspec-from-file' and pathspec arguments cannot be used together"* ]]
