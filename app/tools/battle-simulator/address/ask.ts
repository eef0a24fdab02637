import { BATTLE_LIMITS, USUAL_OPTIONS } from '~/battle/sheet/battle';
import { type DayFight, dayText, MOST_BEFORE, readDayFight } from './day-fights';
import { type Row, readRow, rowText } from './row';

export const SIDES = ['a', 'b'] as const;
export type SideName = (typeof SIDES)[number];

/** What the table may switch, each on or off. */
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

/** How a side fights, by the names that the address has for it. */
export const TACTIC_KEYS = ['targets', 'spending', 'healAt', 'fleeAt', 'breakAt'] as const;
export type TacticKey = (typeof TACTIC_KEYS)[number];

/** A battle as its address tells it. */
export type Ask = {
  edition: '2014' | '2024';
  sides: Record<SideName, Row[]>;
  tactics: Record<SideName, Partial<Record<TacticKey, string>>>;
  on: readonly Switch[];
  surprised: SideName | null;
  seed: string;
  /** What the search for creatures says. */
  q: string;
  /** The fight that is told, by its number. */
  fight: string;
  /** What is changed for comparison, as `whatIf` reads it; '' for nothing. */
  change: string;
  /** Of whom the most is looked for that side A still beats so often in percent: "b.0"; '' for nobody. */
  most: string;
  share: string;
  /** The kept battle that this is, or was; '' for none. */
  of: string;
  /** Fights of the same day before this one. */
  day: readonly DayFight[];
};

/** As many kinds of creatures stand on a side. */
export const MOST_ROWS: number = BATTLE_LIMITS.kinds;
/** Of a hundred fights, when nobody says otherwise. */
export const USUAL_SHARE = '75';
const USUAL_ON = SWITCH_KEYS.filter((key) => USUAL_OPTIONS[key]);

function short(text: string | null, most: number): string {
  return (text ?? '').trim().slice(0, most);
}

export function sideNamed(text: string | null): SideName | null {
  return text === 'a' || text === 'b' ? text : null;
}

/** The sides of an address that hold more kinds than are read of it. */
export function fullSides(params: URLSearchParams): SideName[] {
  return SIDES.filter((side) => params.getAll(side).length > MOST_ROWS);
}

/** Reads the address; whatever means nothing is as it usually is. */
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

/** The address of a battle, without what is as usual; it begins with "?" unless it is empty. */
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
