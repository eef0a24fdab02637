import { BATTLE_LIMITS, USUAL_OPTIONS } from '~/battle/sheet/battle';
import { type DayFight, dayText, MOST_BEFORE, readDayFight } from './day-fights';
import { type Row, readRow, rowText } from './row';

export const SIDES = ['a', 'b'] as const;
export type SideName = (typeof SIDES)[number];

/** The options of a battle, each on or off. */
export const SWITCHES = {
  fixedHitPoints: 'Average hit points',
  deathSaves: 'Characters make death saves',
  sharedInitiative: 'Identical creatures share initiative',
  lines: 'Front and back lines',
  reactions: 'Reactions',
  lair: 'In the lair',
} as const;
export type Switch = keyof typeof SWITCHES;
export const SWITCH_KEYS = Object.keys(SWITCHES) as Switch[];

/** The tactics of a side, by their names in the URL. */
export const TACTIC_KEYS = ['targets', 'spending', 'healAt', 'fleeAt', 'breakAt'] as const;
export type TacticKey = (typeof TACTIC_KEYS)[number];

/** A battle as its URL has it. */
export type Ask = {
  edition: '2014' | '2024';
  sides: Record<SideName, Row[]>;
  tactics: Record<SideName, Partial<Record<TacticKey, string>>>;
  on: readonly Switch[];
  surprised: SideName | null;
  seed: string;
  /** The text of the creature search. */
  q: string;
  /** The number of the fight that is described step by step. */
  fight: string;
  /** The change for comparison, in the format of `whatIf`; '' for none. */
  change: string;
  /**
   * The row of which the highest count is searched that side A still beats in `share` percent of the fights: "b.0";
   * '' for none.
   */
  most: string;
  share: string;
  /** Id of the stored battle that this is, or was; '' for none. */
  of: string;
  /** Earlier fights of the same day. */
  day: readonly DayFight[];
};

/** Most kinds of creatures on a side. */
export const MOST_ROWS: number = BATTLE_LIMITS.kinds;
/** Default share in percent. */
export const USUAL_SHARE = '75';
const USUAL_ON = SWITCH_KEYS.filter((key) => USUAL_OPTIONS[key]);

function short(text: string | null, most: number): string {
  return (text ?? '').trim().slice(0, most);
}

export function sideNamed(text: string | null): SideName | null {
  return text === 'a' || text === 'b' ? text : null;
}

/** The sides in a URL with more kinds than are read. */
export function fullSides(params: URLSearchParams): SideName[] {
  return SIDES.filter((side) => params.getAll(side).length > MOST_ROWS);
}

/** Reads a URL; invalid values get their defaults. */
export function readAsk(params: URLSearchParams): Ask {
  const rows = (side: SideName) =>
    params
      .getAll(side)
      .map(readRow)
      .filter(({ who }) => who !== '' && who !== '=')
      .slice(0, MOST_ROWS);
  const tactics = (side: SideName) =>
    Object.fromEntries(
      TACTIC_KEYS.flatMap((key) => {
        const text = short(params.get(`${side}-${key}`), 12);
        return text === '' ? [] : [[key, text]];
      }),
    );
  const on = params.get('on');
  const listed = on === null ? null : on.split('.');
  return {
    edition: params.get('edition') === '2024' ? '2024' : '2014',
    sides: { a: rows('a'), b: rows('b') },
    tactics: { a: tactics('a'), b: tactics('b') },
    on: listed === null ? USUAL_ON : SWITCH_KEYS.filter((key) => listed.includes(key)),
    surprised: sideNamed(params.get('surprised')),
    seed: short(params.get('seed'), 40) || '1',
    q: short(params.get('q'), 100),
    fight: short(params.get('fight'), 7),
    change: short(params.get('if'), 24),
    most: short(params.get('most'), 6),
    share: short(params.get('share'), 3) || USUAL_SHARE,
    of: /^[\w-]{1,80}$/.test(params.get('of') ?? '') ? (params.get('of') ?? '') : '',
    day: params.getAll('day').slice(0, MOST_BEFORE).flatMap(readDayFight),
  };
}

/** The query string of a battle without default values; it begins with "?" unless it is empty. */
export function askSearch(ask: Ask): string {
  const params = new URLSearchParams();
  if (ask.edition !== '2014') params.set('edition', ask.edition);
  for (const side of SIDES) {
    for (const row of ask.sides[side]) params.append(side, rowText(row));
    for (const [key, text] of Object.entries(ask.tactics[side])) params.set(`${side}-${key}`, text);
  }
  if (ask.on.join('.') !== USUAL_ON.join('.')) params.set('on', ask.on.join('.'));
  if (ask.surprised !== null) params.set('surprised', ask.surprised);
  if (ask.seed !== '1') params.set('seed', ask.seed);
  if (ask.q !== '') params.set('q', ask.q);
  if (ask.fight !== '') params.set('fight', ask.fight);
  if (ask.change !== '') params.set('if', ask.change);
  if (ask.most !== '') params.set('most', ask.most);
  if (ask.share !== USUAL_SHARE) params.set('share', ask.share);
  if (ask.of !== '') params.set('of', ask.of);
  for (const fight of ask.day) params.append('day', dayText(fight));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
