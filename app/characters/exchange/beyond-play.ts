import { CONDITIONS } from '~/rules/conditions';
import type { FileFacts } from './file-facts';
import { at, listAt, numberAt, textAt, wholeAt } from './outside';

/** The coins of a D&D Beyond file. */
export function coinsOf(data: unknown): FileFacts['coins'] {
  const of = (coin: string) => wholeAt([0, 999_999], 0, data, 'currencies', coin);
  return { cp: of('cp'), sp: of('sp'), ep: of('ep'), gp: of('gp'), pp: of('pp') };
}

/** The current state of its character: spent resources and conditions. */
export function playOf(data: unknown) {
  const slots = listAt(data, 'spellSlots');
  const conditions = listAt(data, 'conditions');
  const conditionOf = (one: unknown) =>
    CONDITIONS[(numberAt(one, 'id') ?? numberAt(one, 'conditionId') ?? 0) - 1];
  const tired = conditions.find((one) => conditionOf(one) === 'exhaustion');
  return {
    temporary: wholeAt([0, 9999], 0, data, 'temporaryHitPoints'),
    hitDiceSpent: listAt(data, 'classes').map((one) => ({
      class: textAt(one, 'definition', 'name'),
      spent: wholeAt([0, 20], 0, one, 'hitDiceUsed'),
    })),
    death: {
      successes: wholeAt([0, 3], 0, data, 'deathSaves', 'successCount'),
      failures: wholeAt([0, 3], 0, data, 'deathSaves', 'failCount'),
    },
    slots: Array.from({ length: 9 }, (_, place) => {
      const one = slots.find((held) => numberAt(held, 'level') === place + 1);
      return { spent: wholeAt([0, 30], 0, one, 'used') };
    }),
    pact: {
      spent: Math.max(
        0,
        ...listAt(data, 'pactMagic').map((one) => wholeAt([0, 10], 0, one, 'used')),
      ),
    },
    conditions: CONDITIONS.filter(
      (one) => one !== 'exhaustion' && conditions.some((held) => conditionOf(held) === one),
    ),
    exhaustion: wholeAt([0, 10], 0, tired, 'level'),
    inspiration: at(data, 'inspiration') === true ? 1 : 0,
  };
}
