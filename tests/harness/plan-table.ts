import type { Fight } from '~/fights/log/state';
import type { Plan } from '~/fights/moves/plan';
import type { Edition } from '~/rules/edition';
import { createRandom, type Random } from '~/rules/random';
import { joined, somebody } from './fight-table';

/** A hand of dice that shows these faces in turn. */
export function showing(...faces: number[]): Random {
  const left = [...faces];
  const die = () => left.shift() ?? 1;
  // Every stream that it is forked into falls as it was told, one die after the other.
  const random: Random = { ...createRandom(0), below: () => die() - 1, die, fork: () => random };
  return random;
}

/** A lich, Mira of the party, a rakshasa and an imp, who do not act yet. */
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

/** The plan that came of a wish; fails where it was a sentence. */
export function planOf(planned: Plan | { problem: string }): Plan {
  if ('problem' in planned) throw new Error(planned.problem);
  return planned;
}
