#!/usr/bin/env bash
# PyYAML 6.0 and yaml 2.9.1: of the GUIDs that Tabletop Simulator gives to its objects, one in forty comes back as a number.
#
# Input: all 4,096 GUIDs of six hexadecimal digits that begin with 456, written as a list by `yaml.safe_dump` and read by `parse`. PyYAML, which
# knows YAML 1.1, writes `4567e1` without quotes, since a number has a point and a sign there; in YAML 1.2 it is 45670, and `456e45` is
# 4.56e+47, so two GUIDs can become one. The other way round all of them survive: yaml quotes them. A save of 300 objects that a Python script
# turns into YAML loses about seven GUIDs, hence the scripts and zones that name them.
# Exits with an error if any of this changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get download -qq -o APT::Sandbox::User=root python3-yaml=6.0-3+b2
dpkg-deb -x python3-yaml_*.deb python
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts yaml@2.9.1
export PYTHONPATH="$work/python/usr/lib/python3/dist-packages"
python3 -c 'import yaml; print(yaml.safe_dump(["456%03x" % n for n in range(4096)]), end="")' >guids.yaml
cat >read.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
const guids = Array.from({ length: 4096 }, (_, n) => `456${n.toString(16).padStart(3, '0')}`);
const read = parse(readFileSync('guids.yaml', 'utf8'));
const wrong = read.flatMap((one, n) => (typeof one === 'string' ? [] : [`${guids[n]} is ${one}`]).slice(0, 1));
console.log(`${wrong.length} of ${read.length} are numbers of another text: ${wrong.slice(0, 4).join(', ')}`);
writeFileSync('back.yaml', stringify(guids));
const plain = read.filter((one, n) => typeof one === 'number' && String(one) === guids[n]).length;
process.exit(read.length === 4096 && plain === 0 && wrong.length > 100 ? 0 : 1);
JS
node read.mjs
python3 -c '
import yaml
back = yaml.safe_load(open("back.yaml"))
same = back == ["456%03x" % n for n in range(4096)]
print("from yaml to PyYAML all are the same" if same else "from yaml to PyYAML some differ")
raise SystemExit(0 if same else 1)'
