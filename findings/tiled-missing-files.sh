#!/usr/bin/env bash
# Tiled 1.8.2 exports a map whose tileset is missing with every tile erased, and exit code 0.
#
# Input: a valid hexagonal map that names a tileset and a template in files of their own, which are not there, exported from the
# command line without and with --embed-tilesets and --detach-templates.
# Seen: exit code 0 and no word. Each tile of the layer has become 0, which is no tile; with --embed-tilesets the tileset comes
# out under the name of its file with "tilecount": 0. The object keeps "template" with the missing file, and has neither class nor
# size. The map can be opened and looks as if it had been empty, so a script that converts maps has to look for the files first.
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
mkdir -p -m 700 "$XDG_RUNTIME_DIR" home
cat >map.tmj <<'JSON'
{ "type": "map", "version": "1.8", "tiledversion": "1.8.2", "orientation": "hexagonal", "renderorder": "right-down",
  "infinite": false, "staggeraxis": "y", "staggerindex": "odd", "tilewidth": 14, "tileheight": 16, "hexsidelength": 8,
  "width": 2, "height": 1, "nextlayerid": 3, "nextobjectid": 2, "tilesets": [{ "firstgid": 1, "source": "terrain.tsj" }],
  "layers": [
    { "id": 1, "name": "ground", "type": "tilelayer", "width": 2, "height": 1, "x": 0, "y": 0, "opacity": 1, "visible": true,
      "data": [1, 2] },
    { "id": 2, "name": "places", "type": "objectgroup", "draworder": "topdown", "x": 0, "y": 0, "opacity": 1, "visible": true,
      "objects": [{ "id": 1, "template": "town.tj", "x": 7, "y": 8 }] }] }
JSON
export_map() { # flags; prints what was seen
  local code=0 said flat part now
  said=$("$work/root/usr/bin/tiled" "$@" --export-map json map.tmj out.tmj 2>&1) || code=$?
  now="exit code $code, said '$said'"
  flat=$(tr -d ' \n' <out.tmj | sed 's/\\\//\//g')
  for part in '"data":[0,0]' '"source":"terrain.tsj"' '"name":"terrain","spacing":0,"tilecount":0' \
    '"objects":[{"id":1,"template":"town.tj","x":7,"y":8}]'; do
    if grep -qF -- "$part" <<<"$flat"; then now="$now, $part"; fi
  done
  echo "$now"
}
changed=0
expect() { # what is exported, what was seen, now
  echo "$1: $3"
  if [ "$3" != "$2" ]; then
    echo "   it was: $2"
    changed=1
  fi
}
object='"objects":[{"id":1,"template":"town.tj","x":7,"y":8}]'
expect 'as it is' "exit code 0, said '', \"data\":[0,0], \"source\":\"terrain.tsj\", $object" "$(export_map)"
expect 'on its own' "exit code 0, said '', \"data\":[0,0], \"name\":\"terrain\",\"spacing\":0,\"tilecount\":0, $object" \
  "$(export_map --embed-tilesets --detach-templates)"
exit $changed
