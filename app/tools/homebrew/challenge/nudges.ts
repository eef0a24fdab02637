import type { Explained } from './explain';
import { type Measured, rated } from './rate';

/** The smallest change of one number that changes the rating: "18 hit points more make it 6". */
export type Nudge = {
  readonly of: 'hitPoints' | 'armorClass' | 'damage' | 'bonus';
  readonly by: number;
  readonly cr: number;
};

const MOST: Readonly<Record<Nudge['of'], number>> = {
  hitPoints: 1500,
  armorClass: 12,
  damage: 500,
  bonus: 12,
};

/** For each number, the smallest change that raises the rating and the smallest that lowers it, if there is one. */
export function nudgesOf({ measured, cr }: Pick<Explained, 'measured' | 'cr'>): Nudge[] {
  return (Object.keys(MOST) as Nudge['of'][]).flatMap((of) =>
    [1, -1].flatMap((way) => leastChange(measured, cr, of, way)),
  );
}

function leastChange(measured: Measured, cr: number, of: Nudge['of'], way: number): Nudge[] {
  for (let by = 1; by <= MOST[of]; by += 1) {
    const value = measured[of] + by * way;
    if (value < 0) return [];
    const moved = rated({ ...measured, [of]: value }).cr;
    if (way > 0 ? moved > cr : moved < cr) return [{ of, by: by * way, cr: moved }];
  }
  return [];
}
