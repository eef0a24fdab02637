import { type Row, readRow, rowText } from './row';

/** The rests of the rules; `none`: the next fight follows at once. */
export const RESTS = ['short', 'long', 'none'] as const;
export type RestName = (typeof RESTS)[number];

/** A fight of a day before the last one: its foes, and the rest after it. */
export type DayFight = { rows: readonly Row[]; rest: RestName };

/** Most fights of a day before its last. */
export const MOST_BEFORE = 7;

/** The rest of this name; a short rest for anything else. */
export function restNamed(text: string): RestName {
  return RESTS.find((one) => one === text) ?? 'short';
}

/** Parses "short!goblin~n:4!ogre" as a fight of a day; empty when it has no foes. */
export function readDayFight(text: string): DayFight[] {
  const [rest = '', ...parts] = text.split('!');
  const rows = parts
    .slice(0, 12)
    .map(readRow)
    .filter(({ who }) => who !== '' && who !== '=');
  return rows.length === 0 ? [] : [{ rows, rest: restNamed(rest) }];
}

/** A fight of a day as text for the URL. */
export function dayText({ rows, rest }: DayFight): string {
  return [rest, ...rows.map(rowText)].join('!');
}
