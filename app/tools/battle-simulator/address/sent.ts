import { type Ask, MOST_ROWS, readAsk, SIDES, type SideName, SWITCH_KEYS, sideNamed } from './ask';
import { MOST_BEFORE, restNamed } from './day-fights';
import {
  buildOfRow,
  ROW_ATTACK_KEYS,
  ROW_CHOICE_KEYS,
  ROW_NUMBER_KEYS,
  type Row,
  rowOf,
} from './row';

/**
 * The form field with the pressed button: "play", "add:a:goblin", "build:a", "drop:b:0", "write:a", "over:b:0",
 * "then:short", "undo-then:0".
 */
export const PRESS = 'press';

/** Rows beyond a side's limit are kept in the URL, so that the page can report that they were left out. */
const MOST_SENT = 2 * MOST_ROWS;

function rowsSent(params: URLSearchParams, side: SideName): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < MOST_SENT; at += 1) {
    const who = params.get(`${side}${at}`);
    if (who === null) break;
    const said: Row['said'] = {};
    for (const key of [...ROW_NUMBER_KEYS, ...ROW_ATTACK_KEYS, ...ROW_CHOICE_KEYS]) {
      said[key] = params.get(`${side}${at}-${key}`) ?? '';
    }
    rows.push(rowOf(who.startsWith('=') ? `=${params.get(`${side}${at}-name`) ?? ''}` : who, said));
  }
  return rows.filter(({ who }) => who !== '=');
}

/** The battle in the form's fields after applying the button; null when no form was sent. */
export function readSent(params: URLSearchParams): Ask | null {
  const press = params.get(PRESS);
  if (press === null) return null;
  const plain = readAsk(params);
  const sides = { a: rowsSent(params, 'a'), b: rowsSent(params, 'b') };
  const on = SWITCH_KEYS.filter((key) => params.has(`on-${key}`));
  // The form's class and level are used only by their own button.
  const build = `@${params.get('build') ?? ''}.${params.get('level') ?? ''}`;
  return pressed({ ...plain, sides, on }, press.startsWith('build:') ? `${press}:${build}` : press);
}

/** Initial values of a creature entered by hand. */
const NEWCOMER = { ac: '15', hp: '30', in: '2', a: '5', dm: '1d8+3', t: '1' };

function pressed(ask: Ask, press: string): Ask {
  const [verb, sideText = '', what = ''] = press.split(':');
  if (verb === 'then') return { ...ask, day: withFight(ask, sideText) };
  if (verb === 'undo-then')
    return { ...ask, day: ask.day.filter((_, at) => at !== Number(sideText)) };
  const side = sideNamed(sideText);
  if (side === null) return ask;
  const rows = ask.sides[side];
  const at = Number(what);
  const changed = (next: readonly Row[]): Ask => ({
    ...ask,
    sides: { ...ask.sides, [side]: next },
  });
  if (verb === 'add') return changed(oneMore(rows, what));
  if (verb === 'build')
    return buildOfRow({ who: what }) === null ? ask : changed(oneMore(rows, what));
  if (verb === 'write') return changed([...rows, rowOf(`=Fighter ${rows.length + 1}`, NEWCOMER)]);
  const without = rows.filter((_, place) => place !== at);
  if (verb === 'drop') return changed(without);
  const row = rows[at];
  if (verb !== 'over' || row === undefined) return ask;
  const [other] = SIDES.filter((one) => one !== side);
  if (other === undefined) return ask;
  const left = changed(without);
  return { ...left, sides: { ...left.sides, [other]: [...ask.sides[other], row] } };
}

/** Adds the current foes as an earlier fight of the day. */
function withFight({ day, sides }: Ask, rest: string): Ask['day'] {
  if (sides.b.length === 0 || day.length >= MOST_BEFORE) return day;
  return [...day, { rows: sides.b, rest: restNamed(rest) }];
}

/** Adds creatures to a side; the change for comparison stays. */
export function withRows(ask: Ask, side: SideName, rows: readonly Row[]): Ask {
  const fresh = rows.filter(
    ({ who }) => !who.startsWith('*') || !ask.sides[side].some((row) => row.who === who),
  );
  return {
    ...ask,
    sides: { ...ask.sides, [side]: [...ask.sides[side], ...fresh].slice(0, MOST_SENT) },
  };
}

/** Adds one creature: increases the count of its first row, or adds a new row. */
function oneMore(rows: readonly Row[], who: string): Row[] {
  const at = rows.findIndex((row) => row.who === who);
  if (at < 0) return [...rows, rowOf(who, {})];
  return rows.map((row, place) =>
    place === at
      ? rowOf(row.who, { ...row.said, n: String((Number(row.said.n ?? 1) || 1) + 1) })
      : row,
  );
}
