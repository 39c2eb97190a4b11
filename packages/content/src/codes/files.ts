// Codes about files, their bytes and the folders they are in.
import type { CodeTable } from './code-info.ts';

export const FILE_CODES = {
  'file-unreadable': {
    title: 'a file or folder cannot be read',
    severity: 'error',
    help: 'The file or folder is there, but what it holds could not be had: it is too large, it is a link to somewhere else, it is no plain file, or this user may not read it.\n\nContent is read from plain files below the folder only, so copy linked files and folders into the pack. A file larger than the limit is most likely no content; large packs are many files.',
  },
  'file-not-utf8': {
    title: 'a file is not UTF-8 text',
    severity: 'error',
    help: 'Content files are UTF-8 text. The message names the first byte that cannot be read.\n\nThe file was probably saved in another encoding, such as Windows-1252 or UTF-16. Choose "Save with encoding: UTF-8" in your editor. If it is a picture or an archive, it has the wrong name or is in the wrong folder.',
  },
  'file-misplaced': {
    title: 'a file is in a folder that means nothing',
    severity: 'warning',
    help: 'What a file holds is told by the folder of the pack it is in: maps/, cards/, rules/, setups/, tests/, locales/ and, for some games, others; learned players, the only files that are not YAML, are in players/. A file elsewhere is not read.\n\nMove it into the right folder, or rename the folder.',
    example: 'my-pack/map/kyoto.yaml     # the folder is called maps/',
  },
  'file-name': {
    title: 'a file that is not called as its id',
    severity: 'info',
    help: 'A map, rules file, setup, strategy, deck or locale goes by its id. A file of another name is hard to find, and is most often a copy whose id was not changed, or a file that was renamed without it.\n\nRename the file, or change the id and whatever names it.',
    example: '# maps/kyoto.yaml\nid: nara',
  },
  'pack-missing': {
    title: 'a folder with content has no pack.yaml',
    severity: 'error',
    help: 'A pack is a folder with a pack.yaml, which names the pack and the game it is for. Here are content files, but no folder above them has one.\n\nAdd a pack.yaml beside the folders cards/, maps/ and so on.',
    example:
      'format: 1\nid: my-pack\ngame: trains\ntitle: My pack\nversion: 1.0.0\nlicence: CC-BY-4.0\nauthors: [Me]\nextends: [trains]',
  },
  'pack-duplicate': {
    title: 'two packs have the same id',
    severity: 'error',
    help: 'Things are named pack/id, so no two packs that are loaded together may have the same id. Rename one of them, or load only one. A copy of a pack needs an id of its own.',
  },
  'pack-cycle': {
    title: 'packs extend each other in a circle',
    severity: 'error',
    help: 'A pack may extend packs that extend others, but never, through whatever others, itself. Move what both need into a third pack that both extend.',
  },
  'pack-deep': {
    title: 'a pack extends too many packs',
    severity: 'error',
    help: 'A pack may extend up to 100 packs, those that these extend included. Most packs extend one or two. Name only packs whose things this one uses.',
  },
  'pack-game': {
    title: 'a pack extends a pack for another game',
    severity: 'error',
    help: 'What a pack extends must be for the same game: cards of one game mean nothing in another.',
  },
  'pack-version': {
    title: 'a pack extends a pack of another version than it needs',
    severity: 'error',
    help: 'Behind the id of a pack that it extends, pack.yaml says which versions of it will do, as npm writes ranges: `^1` is any version 1, `~1.2` any 1.2, `>=1 <3` is version 1 or 2. The version that was found is none of them: cards, rules or terrains of that pack may be called otherwise there, or do something else.\n\nGet a version that fits: packs that come with railwright change with it (`railwright doctor` says which are there). Or try your pack with the version there is, and then change the range.',
    example: 'extends: [trains ^2] # there is trains 1.0.0',
  },
  'pack-range': {
    title: 'a range of versions that is none',
    severity: 'error',
    help: 'Behind the id of a pack that pack.yaml extends there may be, after a space, a range of versions as npm writes them: `^1`, `~1.2`, `1.x`, `>=1 <3`, `1 || 2`. This is none.',
    example: 'extends: [trains latest] # [trains ^1], or [trains] for any version',
  },
  'game-unknown': {
    title: 'a pack is for a game that does not exist',
    severity: 'error',
    help: 'The field `game` of pack.yaml names the rules that the pack is for. The files of this pack are not looked at until it is right.',
    example: 'game: trains',
  },
} as const satisfies CodeTable;
