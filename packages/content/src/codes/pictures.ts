// Codes about pictures and layouts of cards, and about pictures of terrains.
import type { CodeTable } from './code-info.ts';

export const PICTURE_CODES = {
  'picture-path': {
    title: 'a picture whose path leads out of the pack',
    severity: 'warning',
    help: 'Pictures belong to their pack: their paths start from the folder of pack.yaml and stay in it. Nothing is fetched from addresses, and nothing elsewhere on a machine is read, so that a pack looks the same everywhere.\n\nCopy the picture into the pack, for example to pictures/, and name it from there. Until then, what names it is drawn without it.',
    example: 'art: pictures/mail.png     # not ../mail.png, C:\\mail.png or https://…',
  },
  'picture-missing': {
    title: 'a picture that is not in the pack',
    severity: 'warning',
    help: 'There is no file of this name below the folder of pack.yaml. Names differ by capitals too, whatever the system says: a pack that was made on a Mac or on Windows is used on Linux as well. Hidden files and links to other places are not read.\n\nCorrect the path, or put the picture there. Until then, what names it is drawn without it.',
    example: 'art: pictures/mail.png',
  },
  'picture-unusable': {
    title: 'a file that is not a picture of its type',
    severity: 'warning',
    help: 'Cards and maps can show PNG, JPEG, WebP and SVG. The bytes of this file say otherwise: it is another kind of file, has the file extension of another type, is damaged, cut off or empty, is animated, or has the colors of a printing press. The message says which.\n\nOpen it in a program for pictures and save it as PNG or JPEG (in RGB). Until then, what names it is drawn without it.',
  },
  'picture-too-large': {
    title: 'a picture with too many bytes or pixels',
    severity: 'warning',
    help: 'A picture may have up to 4 MB and 25 million pixels, a drawing up to 512 kB. The number of pixels is read from the first bytes of the file, before anything is decoded: a small file can claim sizes that fill the memory of any machine.\n\nSave it smaller. Printed at 300 dots per inch, a whole card has 744 by 1,039 pixels. Until then, what names it is drawn without it.',
  },
  'picture-svg': {
    title: 'a drawing that cannot be turned into pixels',
    severity: 'warning',
    help: 'Drawings (SVG) come from elsewhere and are never put into pages or files as they are: they are turned into pixels once. For that they may have shapes, gradients, patterns, masks and texts, but nothing that runs (scripts, events), fetches (pictures, links, style sheets from elsewhere), moves, filters or repeats itself without end. The message says what this one has.\n\nExport it without that (Inkscape: Save as plain SVG), or as PNG. Until then, what names it is drawn without it.',
  },
  'picture-differs': {
    title: 'a drawing that looks different in browsers',
    severity: 'warning',
    help: 'The studio shows a drawing (SVG) as your browser does. For PNG, print and other tables, another program draws it and ignores some features: `transform` and `transform-origin` in a style or as an attribute of their own, `font` in a style (size, weight and family in one), and the turn of arrows at the start of a line (`orient="auto-start-reverse"`, which Inkscape writes). Shapes may then be in another place, texts too small, and arrows point the wrong way.\n\nLook at the picture with `railwright render`. If something is wrong, write turns as `transform="rotate(90 70 45)"` and fonts as `font-size`, `font-weight` and `font-family`, convert markers to paths (Inkscape: Path > Object to Path), or export the drawing as PNG.',
    example: '<rect transform="rotate(90 70 45)" …/>     <!-- not style="transform: rotate(90deg)" -->',
  },
  'picture-too-many': {
    title: 'a pack names too many pictures',
    severity: 'warning',
    help: 'A pack may name up to 1,000 different pictures. Those after that are not shown. Split the pack, or let cards share pictures: `theme: { art: … }` is for all cards without one of their own.',
  },
  'picture-terrain': {
    title: 'a picture for a terrain that does not exist',
    severity: 'warning',
    help: '`theme: { terrains: … }` in pack.yaml has pictures by the id of the terrain whose cells they fill: a terrain of this pack or of a pack that it extends. There is none of this name, so the picture is shown nowhere.\n\nCorrect the id, or declare the terrain.',
    example: 'terrains:\n  swamp: { letter: W, cost: 3 }\ntheme:\n  terrains: { swamp: pictures/swamp.png }',
  },
  'layout-unknown': {
    title: 'a layout that does not exist',
    severity: 'warning',
    help: 'Every pack has the layouts classic, big-picture and text-only; `layouts` in pack.yaml has those of the pack’s own, which packs that extend it can use too. There is none of this name, so the card is drawn in the classic layout.',
    example: 'theme:\n  layout: big-picture',
  },
  'layout-taken': {
    title: 'a layout with the name of one that every pack has',
    severity: 'warning',
    help: '`layouts` in pack.yaml adds layouts to classic, big-picture and text-only, which stay what they are. Choose another id.',
    example: 'layouts:\n  poster:\n    parts:\n      - { show: art, box: [0, 0, 63, 88] }',
  },
} as const satisfies CodeTable;
