#!/usr/bin/env bash
# prando 6.0.1: with a seed between 0 and 1, such as `Math.random()`, every number drawn is the same.
#
# Input: ten dice from generators with the seeds 0.3, 0.7, 0, 1, 1.9 and 2. The readme says that a number as the seed gives a deterministic
# sequence. A fraction is cut off only once it goes through the generator's shifts, which never leave 0: ten times 4. 0 itself silently becomes
# 1, so who numbers games from 0 plays the first one twice.
# Exits with an error if any of this changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts prando@6.0.1
cat >roll.cjs <<'JS'
const Prando = require('prando').default ?? require('prando');
const rolls = (seed) => {
  const generator = new Prando(seed);
  return Array.from({ length: 10 }, () => generator.nextInt(1, 6)).join(' ');
};
const seeds = [0.3, 0.7, 0, 1, 1.9, 2];
const all = seeds.map(rolls);
seeds.forEach((seed, i) => console.log(`${seed}: ${all[i]}`));
const isStuck = (one) => new Set(one.split(' ')).size === 1;
process.exit(all.map(isStuck).join() === 'true,true,false,false,false,false' && all[2] === all[3] && all[3] === all[4] && all[5] !== all[3] ? 0 : 1);
JS
node roll.cjs
