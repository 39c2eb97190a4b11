// Codes about files, their bytes and the folders they are in.
import type { CodeTable } from './code-info.ts';

export const FILE_CODES = {
  'file-unreadable': {
    title: 'a file or folder cannot be read',
    severity: 'error',
    help: 'The file or folder exists but could not be read: it is too large, a link to another place or not a regular file, or you lack permission to read it.\n\nContent is read only from regular files inside the folder, so copy linked files and folders into the pack. A file larger than the limit is probably not content; split large packs into several files.',
  },
  'file-not-utf8': {
    title: 'a file is not UTF-8 text',
    severity: 'error',
    help: 'Content files are UTF-8 text. The message names the first byte that cannot be read.\n\nThe file was probably saved in another encoding, such as Windows-1252 or UTF-16. Choose "Save with encoding: UTF-8" in your editor. If it is a picture or an archive, it has the wrong name or is in the wrong folder.',
  },
  'file-misplaced': {
    title: 'a file is in a folder that is not read',
    severity: 'warning',
    help: 'The folder of a file in the pack determines its contents: maps/, cards/, rules/, setups/, tests/, locales/ and, for some games, others; players/ has learned players, the only files that are not YAML. Files elsewhere are not read.\n\nMove the file to the right folder, or rename the folder.',
    example: 'my-pack/map/kyoto.yaml     # the folder is called maps/',
  },
  'file-name': {
    title: 'a file whose name differs from its id',
    severity: 'info',
    help: 'Maps, rules files, setups, strategies, decks and locales are referred to by id. A file with another name is hard to find; usually it was copied or renamed without changing the id.\n\nRename the file, or change the id and every reference to it.',
    example: '# maps/kyoto.yaml\nid: nara',
  },
  'pack-missing': {
    title: 'a folder with content has no pack.yaml',
    severity: 'error',
    help: 'A pack is a folder with a pack.yaml, which names the pack and its game. There are content files here, but no folder above them has one.\n\nAdd a pack.yaml next to the folders cards/, maps/ and so on.',
    example:
      'format: 1\nid: my-pack\ngame: trains\ntitle: My pack\nversion: 1.0.0\nlicence: CC-BY-4.0\nauthors: [Me]\nextends: [trains]',
  },
  'pack-duplicate': {
    title: 'two packs have the same id',
    severity: 'error',
    help: 'Content is named pack/id, so packs loaded together need different ids. Rename one of them, or load only one. A copy of a pack needs its own id.',
  },
  'pack-cycle': {
    title: 'packs extend each other in a circle',
    severity: 'error',
    help: 'A pack may extend packs that extend others, but never itself, directly or through other packs. Move what they share to a third pack that both extend.',
  },
  'pack-deep': {
    title: 'a pack extends too many packs',
    severity: 'error',
    help: 'A pack may extend up to 100 packs, including those that its packs extend. Most extend one or two. Name only packs that this one uses.',
  },
  'pack-game': {
    title: 'a pack extends a pack for another game',
    severity: 'error',
    help: 'A pack can extend only packs for the same game: cards of one game mean nothing in another.',
  },
  'pack-version': {
    title: 'a pack extends an unsuitable version of a pack',
    severity: 'error',
    help: 'After the id of a pack it extends, pack.yaml can give a range of versions, written as in npm: `^1` is any version 1, `~1.2` any 1.2, `>=1 <3` is version 1 or 2. The version found is outside this range, so its cards, rules or terrains may have other names or behave differently.\n\nInstall a version in the range; packs shipped with railwright change with it (`railwright doctor` lists them). Or test your pack with the version you have, then change the range.',
    example: 'extends: [trains ^2] # there is trains 1.0.0',
  },
  'pack-range': {
    title: 'an invalid version range',
    severity: 'error',
    help: 'After the id of a pack and a space, `extends` in pack.yaml may give a version range as in npm: `^1`, `~1.2`, `1.x`, `>=1 <3`, `1 || 2`. This is not one.',
    example: 'extends: [trains latest] # [trains ^1], or [trains] for any version',
  },
  'game-unknown': {
    title: 'a pack is for a game that does not exist',
    severity: 'error',
    help: '`game` in pack.yaml names the game that the pack is for. The other files of this pack are not checked until this is corrected.',
    example: 'game: trains',
  },
} as const satisfies CodeTable;
