import { HIT_POINTS_BY, type HitPointsBy } from '~/fights/sheet/hit-points';
import { EDITIONS, type Edition } from '~/rules/edition';
import { type Joiners, joinersIn, joinersText } from './joiner-text';

/** A fight as it stands in the form that starts it. */
export type LaunchForm = {
  /** The id that it will have, so that a form which is sent twice starts one fight. */
  id: string;
  name: string;
  edition: Edition;
  /** Who joins from the records and by hand, one a line. */
  lines: string;
  hitPoints: HitPointsBy;
  /** Who joins with a statblock from another program; `take` of so many. */
  joiners: readonly (Joiners & { take: number })[];
};

/** The field that carries the joiners, and the fields of how many of each are taken. */
export const JOINERS = 'joiners';
export const takeField = (at: number) => `take-${at}`;

/** What the form's hidden field says. */
export function joinersField({ joiners }: Pick<LaunchForm, 'joiners'>): string {
  return joiners.length === 0 ? '' : joinersText(joiners.map(({ take: _, ...one }) => one));
}

/** Reads the form as it was sent, or a sentence for what it cannot be. */
export function readLaunchForm(form: FormData): { shown: LaunchForm; problem: string | null } {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const read = joinersIn(text(JOINERS));
  let problem = read === null ? 'Who came from the other program cannot be read any more.' : null;
  const joiners = (read ?? []).map((one, at) => {
    const typed = text(takeField(at)).trim();
    const fits = /^\d{1,3}$/.test(typed) && Number(typed) <= 200;
    if (!fits) problem ??= `How many of ${one.sheet.name}? Type a number from 0 to 200.`;
    return { ...one, take: fits ? Number(typed) : one.many };
  });
  const shown: LaunchForm = {
    id: text('id').slice(0, 40),
    name: text('name').trim().slice(0, 100),
    edition: EDITIONS.find((one) => one === text('edition')) ?? '2014',
    lines: text('lines').slice(0, 8000),
    hitPoints: HIT_POINTS_BY.find((one) => one === text('hp')) ?? 'average',
    joiners,
  };
  return { shown, problem };
}
