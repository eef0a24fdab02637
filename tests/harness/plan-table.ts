import type { Fight } from '~/fights/log/state';
import type { Plan } from '~/fights/moves/plan';
import type { Edition } from '~/rules/edition';
import { createRandom, type Random } from '~/rules/random';
import { joined, somebody } from './fight-table';

/** A random source whose dice show these faces in turn. */
export function showing(...faces: number[]): Random {
  const left = [...faces];
  const die = () => left.shift() ?? 1;
  // Every fork is the same source, so that the dice fall in this order.
  const random: Random = { ...createRandom(0), below: () => die() - 1, die, fork: () => random };
  return random;
}

/** A fight that has not begun, with a lich, Mira of the party, a rakshasa and an imp. */
export function planTable(edition: Edition = '2014'): Fight {
  return joined(
    [
      somebody('lich', { sheet: { maximum: 90, legendaryResistances: 1 } }),
      somebody('mira', {
        sheet: {
          deathSaves: true,
          maximum: 30,
          saves: { str: 0, dex: 2, con: 0, int: 0, wis: 0, cha: 0 },
        },
      }),
      somebody('rakshasa', {
        sheet: { maximum: 60, saveAdvantages: ['Spells'], immune: [{ types: ['fire'] }] },
      } as never),
      somebody('imp', { sheet: { maximum: 10, resist: [{ types: ['fire'] }] } } as never),
    ],
    edition,
  );
}

/** The plan; throws if it was refused. */
export function planOf(planned: Plan | { problem: string }): Plan {
  if ('problem' in planned) throw new Error(planned.problem);
  return planned;
}
