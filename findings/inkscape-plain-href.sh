#!/usr/bin/env bash
# Inkscape 1.2.2 leaves out every `use` whose drawing is named by a plain `href`, without a word.
#
# Input: an SVG with one rectangle in `defs`, used twice: by `href`, as SVG 2 writes it, and by `xlink:href`, as SVG 1.1 did.
# Seen: exit code 0 and no message; Inkscape lists and exports only the second. Browsers, resvg and librsvg draw both. A picture that
# is to be opened in Inkscape needs both names of the attribute, and the namespace of the older one.
# Exits with an error if any of this changes. Needs Debian 12 (bookworm), where this version is packaged.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export HOME="$work"
dpkg-query -W -f '${Version}' inkscape 2>/dev/null | grep -qx '1.2.2-2+deb12u1' ||
  apt-get install -y -qq --no-install-recommends inkscape=1.2.2-2+deb12u1
cat >use.svg <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100" width="100" height="100">
<defs><rect id="drawing" width="30" height="30"/></defs>
<use id="plain" href="#drawing"/><use id="older" xlink:href="#drawing" x="50"/>
</svg>
SVG
listed=$(inkscape --query-all use.svg 2>/dev/null)
echo "$listed"
grep -qx 'older,50,0,30,30' <<<"$listed"
if grep -q '^plain,0,0,30,30' <<<"$listed"; then exit 1; fi
