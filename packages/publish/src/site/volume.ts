// What the site shows in one language: packs with their setups, maps and cards, all named and drawn in it.
import {
  mapLegend,
  nameIn,
  packFaces,
  renderFaceSvg,
  renderMapSvg,
  type Face,
  type LegendEntry,
  type TerrainPictures,
  type Wardrobe,
} from '@railwright/board/svg';
import { mapNamed, mapTokens, packCards, type Content, type Pack } from '@railwright/content';
import { rulesTexts, type ToldRules } from '@railwright/content/rules-text';
import type { HexMap, TokenDefinition } from '@railwright/engine';
import { gameIn } from '@railwright/engine/game-in';
import type { TextLanguage } from '@railwright/engine/languages';
import { pictureCredits } from '../credits.ts';
import type { CardCategory, GameModule } from '../game-module.ts';
import { GAMES } from '../games.ts';
import type { Kit } from '../kit.ts';
import { makeKit } from '../make-kit.ts';
import { packOf } from '../pack-of.ts';
import type { Edition } from '../target.ts';

export interface SiteCard {
  readonly id: string;
  readonly name: string;
  readonly face: Face;
  /** Everything else that the card says. */
  readonly text: string;
  readonly categories: readonly CardCategory[];
  /** Absent for games without prices. */
  readonly cost?: number;
}

export interface SiteMap {
  readonly id: string;
  readonly title: string;
  readonly map: HexMap;
  readonly tokenKinds: readonly TokenDefinition[];
  /** Fill the cells of terrains. */
  readonly pictures: TerrainPictures | undefined;
  readonly legend: readonly LegendEntry[];
}

export interface SiteSetup {
  /** `pack/id`. */
  readonly id: string;
  readonly title: string;
  readonly kit: Kit;
  readonly map?: SiteMap;
  /** A drawing of its map, or of the back of its cards. */
  readonly picture: string;
  readonly rules?: ToldRules;
  /** Ids of packs by the cards of this setup that they have. */
  readonly homes: ReadonlyMap<string, string>;
}

export interface SitePack {
  readonly pack: Pack;
  readonly title: string;
  readonly description: string;
  /** Titles of the packs it extends, with their versions. */
  readonly builtOn: readonly string[];
  /** Who made the pictures on its cards and maps. */
  readonly credits: readonly string[];
  readonly setups: readonly SiteSetup[];
  readonly maps: readonly SiteMap[];
  readonly cards: readonly SiteCard[];
}

/** The published packs in the order of their setups. */
export function readVolume({ content, kits, wardrobes }: Edition, language: TextLanguage): SitePack[] {
  const setups = kits.map((kit) => setupIn(content, kit, language));
  const ids = new Set(kits.map(({ setup }) => setup.id.slice(0, setup.id.indexOf('/'))));
  return [...ids].flatMap((id) => {
    const pack = content.packs.find((one) => one.id === id);
    return pack
      ? [
          packIn(
            content,
            pack,
            setups.filter((setup) => setup.id.startsWith(`${id}/`)),
            language,
            wardrobes?.get(id),
          ),
        ]
      : [];
  });
}

function packIn(
  content: Content,
  pack: Pack,
  setups: readonly SiteSetup[],
  language: TextLanguage,
  wardrobe: Wardrobe | undefined,
): SitePack {
  const { title, description } = pack.manifest;
  return {
    pack,
    title: nameIn(title, language) || pack.id,
    description: nameIn(description, language),
    builtOn: pack.visible
      .slice(1)
      .map(({ manifest }) => `${nameIn(manifest.title, language)} ${manifest.version}`),
    credits: pictureCredits(wardrobe),
    setups,
    maps: mapsOf(content, pack, language, wardrobe),
    cards: cardsOf(content, pack, setups, language, wardrobe),
  };
}

function setupIn(content: Content, made: Kit, language: TextLanguage): SiteSetup {
  const kit =
    made.language === language
      ? made
      : makeKit(content, made.setup, {
          language,
          seats: made.seats,
          ...(made.wardrobe && { wardrobe: made.wardrobe }),
        });
  const { setup, map } = kit;
  const [rules] = rulesTexts(content, setup.id, setup.options);
  const visible = packOf(content, setup.id)?.visible ?? [];
  const homes = visible.toReversed().flatMap(({ id }) => {
    const there = new Set(packCards(content, id)?.map((card) => card.id));
    return kit.cards.filter((card) => there.has(card.id)).map((card) => [card.id, id] as const);
  });
  return {
    id: setup.id,
    title: kit.title,
    kit,
    ...(map && { map: siteMap(map, kit.tokenKinds, language, kit.wardrobe) }),
    picture: pictureOf(kit),
    ...(rules && { rules: rules.told(language) }),
    homes: new Map(homes),
  };
}

function pictureOf({ map, tokenKinds, language, back, wardrobe }: Kit): string {
  if (!map) return renderFaceSvg(back);
  const pictures = wardrobe?.terrains;
  return renderMapSvg(map, {
    language,
    tokenKinds,
    pictures,
    layers: { coordinates: false, rewards: false },
  });
}

function siteMap(
  map: HexMap,
  tokenKinds: readonly TokenDefinition[],
  language: TextLanguage,
  wardrobe: Wardrobe | undefined,
): SiteMap {
  const id = map.id.slice(map.id.indexOf('/') + 1);
  const pictures = wardrobe?.terrains;
  const legend = mapLegend(map, language, pictures);
  return { id, title: nameIn(map.name, language) || id, map, tokenKinds, pictures, legend };
}

function mapsOf(
  content: Content,
  pack: Pack,
  language: TextLanguage,
  wardrobe: Wardrobe | undefined,
): SiteMap[] {
  return [...(pack.items.get('maps')?.keys() ?? [])].flatMap((id) => {
    const map = mapNamed(content, `${pack.id}/${id}`);
    return map ? [siteMap(map, mapTokens(content, map.id), language, wardrobe)] : [];
  });
}

/** The pack's own; in games without files of cards, those of its setups. */
function cardsOf(
  content: Content,
  pack: Pack,
  setups: readonly SiteSetup[],
  language: TextLanguage,
  wardrobe: Wardrobe | undefined,
): SiteCard[] {
  const cards = packCards(content, pack.id);
  if (cards === undefined) {
    const all = setups.flatMap(({ kit }) => kit.cards);
    return [...new Map(all.map((card) => [card.id, card])).values()].map(({ id, name, face }) => ({
      id,
      name,
      face,
      text: textAfterName(face, name),
      categories: [],
    }));
  }
  const facts = gameIn<GameModule>(GAMES, pack.game)?.card;
  const faces = packFaces(pack.game, cards, [language], wardrobe);
  return cards.flatMap(({ id, card, name: english }, i) => {
    const face = faces[i]?.face;
    if (!face) return [];
    const { name = english, categories = [], cost } = facts?.(card, language) ?? {};
    return [
      { id, name, face, text: textAfterName(face, name), categories, ...(cost !== undefined && { cost }) },
    ];
  });
}

/** What a face says, without the name it begins with. */
function textAfterName({ label }: Face, name: string): string {
  return label.startsWith(name) ? label.slice(name.length).replace(/^[,.]\s*/, '') : label;
}
