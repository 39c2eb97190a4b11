// The pictures of a kit, drawn one after another: what several targets need.
import { mapBounds, renderFaceSvg, renderMapSvg, renderTextSheets } from '@railwright/board/svg';
import type { Kit } from './kit.ts';
import type { Tools } from './target.ts';
import { TABLE_WORDS } from './words.ts';

/** A picture of a kit: what it shows, by the id of a kind or token. */
export interface KitPicture {
  readonly part: 'face' | 'token' | 'back' | 'map';
  readonly id: string;
  readonly svg: string;
  /** Width divided by height. */
  readonly aspect: number;
}

const FACE_ASPECT = 63 / 88;

/** All pictures of a kit: faces, the back, tokens, the map. */
export function kitPictures(kit: Kit): KitPicture[] {
  const { map, language, tokenKinds, wardrobe } = kit;
  const bounds = map && mapBounds(map, { language });
  return [
    ...kit.cards.map(
      ({ id, face }) => ({ part: 'face', id, svg: renderFaceSvg(face), aspect: FACE_ASPECT }) as const,
    ),
    { part: 'back', id: 'back', svg: renderFaceSvg(kit.back), aspect: FACE_ASPECT },
    ...kit.tokens.map(({ id, svg }) => ({ part: 'token', id, svg, aspect: 1 }) as const),
    ...(map && bounds
      ? [
          {
            part: 'map',
            id: 'map',
            svg: renderMapSvg(map, { language, tokenKinds, pictures: wardrobe?.terrains }),
            aspect: bounds.width / bounds.height,
          } as const,
        ]
      : []),
  ];
}

/** The rules in short as a PDF; undefined for a kit without rules. */
export async function rulesPdf(kit: Kit, { pdf }: Tools): Promise<Uint8Array | undefined> {
  if (kit.rules.length === 0) return undefined;
  const title = `${kit.title}: ${TABLE_WORDS[kit.language].rules}`;
  return pdf(renderTextSheets(kit.rules, { paper: 'a4', title }), title);
}
