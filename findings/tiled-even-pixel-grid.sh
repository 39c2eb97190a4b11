#!/usr/bin/env bash
# Tiled 1.8.2 lays the cells of a hexagonal map on whole, even pixels: a tile size of 15 counts as 14.
#
# Input: maps of empty cells with tiles of odd size, asked through a map format that is a script of Tiled's own.
# Seen: the staggered axis steps by the tile's size with its last bit cleared; the other axis by half of (size - side), rounded
# down, plus the side. With tiles of 15 x 16 and a side of 8, twelve columns are 168 pixels wide, not 180, and x = 147 lies in
# column 10, not 9. The documentation of the format says nothing of this, so programs that multiply by tilewidth put objects into
# the wrong cell; the more columns there are, the further off.
# Exits with an error if any of this changes. Needs Debian 12 (bookworm), where this version is packaged.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
# Qt and whatever else is missing on this machine comes along.
missing=$(apt-get install --print-uris -qq -y -o Debug::NoLocking=1 tiled=1.8.2-1 2>/dev/null | awk '{ print $2 }' | sed 's/_.*//' || true)
apt-get download -qq -o APT::Sandbox::User=root tiled=1.8.2-1 libtiled1=1.8.2-1 $(grep -vxE 'tiled|libtiled1' <<<"$missing" || true)
for package in *.deb; do dpkg -x "$package" root; done
libraries="$work/root/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH 2>/dev/null || echo "$(uname -m)-linux-gnu")"
export LD_LIBRARY_PATH="$libraries" QT_PLUGIN_PATH="$libraries/qt5/plugins:/usr/lib/${libraries##*/}/qt5/plugins"
export QT_QPA_PLATFORM=offscreen HOME="$work/home" XDG_RUNTIME_DIR="$work/run"
mkdir -p -m 700 "$XDG_RUNTIME_DIR" home/.config/tiled/extensions home/.local/share/tiled/extensions
cat >home/.config/tiled/extensions/cells.js <<'JS'
tiled.registerMapFormat('cells', {
  name: 'Cells',
  extension: 'cells',
  write(map, fileName) {
    const corner = (x, y) => { const at = map.tileToScreen(x, y); return `${at.x},${at.y}`; };
    const cell = (x, y) => { const at = map.pixelToTile(x, y); return `${at.x},${at.y}`; };
    const file = new TextFile(fileName, TextFile.WriteOnly);
    file.write(`${corner(1, 0)} ${corner(0, 1)} ${corner(10, 0)} ${cell(147, 8)}`);
    file.commit();
  },
});
JS
cp home/.config/tiled/extensions/cells.js home/.local/share/tiled/extensions/
changed=0
ask() { # axis, width, height, side, what was seen: corners of the cells 1,0 and 0,1 and 10,0, and the cell at 147,8
  local zeros
  zeros=$(printf '0,%.0s' {1..24})
  cat >map.tmj <<JSON
{ "type": "map", "version": "1.8", "tiledversion": "1.8.2", "orientation": "hexagonal", "renderorder": "right-down",
  "infinite": false, "staggeraxis": "$1", "staggerindex": "odd", "tilewidth": $2, "tileheight": $3, "hexsidelength": $4,
  "width": 12, "height": 2, "nextlayerid": 2, "nextobjectid": 1, "tilesets": [],
  "layers": [{ "id": 1, "name": "ground", "type": "tilelayer", "width": 12, "height": 2, "x": 0, "y": 0, "opacity": 1,
    "visible": true, "data": [${zeros%,}] }] }
JSON
  "$work/root/usr/bin/tiled" --export-map cells map.tmj out.cells 2>/dev/null
  local now
  now=$(cat out.cells)
  echo "axis $1, tiles $2 x $3, side $4: $now"
  if [ "$now" != "$5" ]; then
    echo "   it was: $5"
    changed=1
  fi
}
ask y 14 16 8 '14,0 7,12 140,0 10,0'
ask y 15 16 8 '14,0 7,12 140,0 10,0'
ask y 15 17 8 '14,0 7,12 140,0 10,0'
ask y 15 16 7 '14,0 7,11 140,0 10,0'
ask x 16 15 7 '11,7 0,14 110,0 13,0'
exit $changed
