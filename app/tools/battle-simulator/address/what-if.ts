import { type Ask, MOST_ROWS, SIDES, type SideName, sideNamed } from './ask';
import { buildOfRow, isWritten, type Row } from './row';

/** What is known of the creatures in the rows, without overrides. */
export type Known = Record<
  string,
  {
    name: string;
    ac: number;
    hitPoints: number;
    /** The class assumed for a character without one, as a sentence. */
    assumed?: string;
  }
>;

/** A change of a battle and its label. */
export type Change = { value: string; label: string };

const PLACES = Array.from({ length: MOST_ROWS }, (_, at) => at);

/** The name of a row's creature. */
export function nameOf(row: Row, known: Known): string {
  return isWritten(row) ? row.who.slice(1) : (known[row.who]?.name ?? row.who);
}

/** The changes offered for comparison: one creature more or fewer, a level, AC, tactics, surprise. */
export function changesOf(ask: Ask, known: Known): Change[] {
  const rows = SIDES.flatMap((side) =>
    ask.sides[side].flatMap((row, at): Change[] => {
      const name = nameOf(row, known);
      return [
        { value: `more.${side}.${at}`, label: `one more ${name}` },
        { value: `fewer.${side}.${at}`, label: `one fewer ${name}` },
        { value: `ac.${side}.${at}`, label: `${name} with +1 AC` },
      ];
    }),
  );
  const levels = SIDES.flatMap((side) =>
    ask.sides[side].some((row) => buildOfRow(row) !== null)
      ? [{ value: `level.${side}`, label: `side ${side.toUpperCase()} one level higher` }]
      : [],
  );
  const ways = SIDES.flatMap((side) => {
    const name = `side ${side.toUpperCase()}`;
    return [
      { value: `all.${side}`, label: `${name} uses the strongest first: fireball at once` },
      { value: `hoard.${side}`, label: `${name} holds back until it is hurt` },
      { value: `weakest.${side}`, label: `${name} attacks the weakest` },
      { value: `spread.${side}`, label: `${name} spreads its attacks` },
      { value: `surprise.${side}`, label: `${name} is surprised` },
    ];
  });
  return [...rows, ...levels, ...ways].filter(
    ({ value }) => value === ask.change || whatIf(ask, value, known) !== null,
  );
}

/** Applies a change to a battle; null when it does not apply. */
export function whatIf(ask: Ask, change: string, known: Known): Ask | null {
  const [what = '', sideText = '', atText = ''] = change.split('.');
  const side = sideNamed(sideText);
  if (side === null) return null;
  const tactics = (key: 'spending' | 'targets'): Ask | null =>
    ask.tactics[side][key] === what ||
    ((key === 'spending' ? 'all' : 'weakest') === what && ask.tactics[side][key] === undefined)
      ? null
      : { ...ask, tactics: { ...ask.tactics, [side]: { ...ask.tactics[side], [key]: what } } };
  switch (what) {
    case 'all':
    case 'hoard':
      return tactics('spending');
    case 'weakest':
    case 'spread':
      return tactics('targets');
    case 'surprise':
      return ask.surprised === side ? null : { ...ask, surprised: side };
    case 'level':
      return withRowsOf(ask, side, leveled);
    case 'more':
    case 'fewer':
    case 'ac': {
      const at = PLACES.find((one) => String(one) === atText);
      const row = at === undefined ? undefined : ask.sides[side][at];
      const next = row === undefined ? null : changedRow(row, what, known);
      if (next === null) return null;
      return withRowsOf(ask, side, (one) => (one === row ? next : one));
    }
    default:
      return null;
  }
}

/** Applies a change to the rows and removes those that became undefined; null when none is left or nothing changed. */
function withRowsOf(ask: Ask, side: SideName, change: (row: Row) => Row | undefined): Ask | null {
  const rows = ask.sides[side].map(change);
  const kept = rows.filter((row) => row !== undefined);
  if (kept.length === 0 || rows.every((row, at) => row === ask.sides[side][at])) return null;
  return { ...ask, sides: { ...ask.sides, [side]: kept } };
}

function leveled(row: Row): Row {
  const named = buildOfRow(row);
  if (named === null || named.level >= 20) return row;
  return { ...row, who: `@${named.build}.${named.level + 1}` };
}

function changedRow(row: Row, what: 'more' | 'fewer' | 'ac', known: Known): Row | undefined | null {
  if (what === 'ac') {
    const ac = Number(row.said.ac ?? known[row.who]?.ac);
    return Number.isInteger(ac) ? { ...row, said: { ...row.said, ac: String(ac + 1) } } : null;
  }
  const count = Number(row.said.n ?? 1);
  if (!Number.isInteger(count)) return null;
  if (what === 'fewer' && count <= 1) return undefined;
  return { ...row, said: { ...row.said, n: String(count + (what === 'more' ? 1 : -1)) } };
}
