// What a save says about the table as a whole: the title, the notebook with the rules, whose turn it is, light.
import type { Kit } from '../kit.ts';
import { TABLE_WORDS } from '../words.ts';
import { plain, type SaveObject } from './objects.ts';
import { SEAT_COLORS } from './seat-colors.ts';

const GREY = { r: 0.5, g: 0.5, b: 0.5 } as const;

/** All fields of a save but its objects and snap points. */
export function saveHeader(kit: Kit): SaveObject {
  const { seats, title, rules, language } = kit;
  const colors = SEAT_COLORS.slice(0, seats).map(([name]) => name);
  return {
    SaveName: plain(title),
    EpochTime: 0,
    Date: '',
    VersionNumber: '',
    GameMode: plain(title),
    GameType: 'Game',
    GameComplexity: '',
    PlayingTime: [0, 0],
    PlayerCounts: [kit.setup.seats.min, kit.setup.seats.max],
    Tags: [],
    Gravity: 0.5,
    PlayArea: 0.5,
    Table: 'Table_RPG',
    Sky: 'Sky_Museum',
    SkyURL: '',
    Note: '',
    TabStates: {
      '0': {
        title: TABLE_WORDS[language].rules,
        body: plain([title, ...rules].join('\n')),
        color: 'Grey',
        visibleColor: GREY,
        id: 0,
      },
    },
    Grid: {
      Type: 0,
      Lines: false,
      Color: { r: 0, g: 0, b: 0 },
      Opacity: 0.75,
      ThickLines: false,
      Snapping: false,
      Offset: false,
      BothSnapping: false,
      xSize: 2,
      ySize: 2,
      PosOffset: { x: 0, y: 1, z: 0 },
    },
    Hands: { Enable: true, DisableUnused: true, Hiding: 0 },
    Turns: {
      Enable: true,
      Type: 1,
      TurnOrder: colors,
      Reverse: false,
      SkipEmpty: true,
      DisableInteractions: false,
      PassTurns: true,
      TurnColor: colors[0] ?? '',
    },
    MusicPlayer: {
      RepeatSong: false,
      PlaylistEntry: -1,
      CurrentAudioTitle: '',
      CurrentAudioURL: '',
      AudioLibrary: [],
    },
    Lighting: {
      LightIntensity: 0.54,
      LightColor: { r: 1, g: 0.98, b: 0.89 },
      AmbientIntensity: 1.3,
      AmbientType: 0,
      AmbientSkyColor: GREY,
      AmbientEquatorColor: GREY,
      AmbientGroundColor: GREY,
      ReflectionIntensity: 1,
      LutIndex: 0,
      LutContribution: 1,
      LutURL: '',
    },
    ComponentTags: { labels: [] },
    CustomUIAssets: [],
    DecalPallet: [],
    LuaScript: '',
    LuaScriptState: '',
    XmlUI: '',
  };
}
