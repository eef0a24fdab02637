import type { Effect } from '~/compendium/records/effects';
import type { Entry } from '~/compendium/records/entry-record';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { Combatant } from '../sheet/combatant';
import type { Step } from '../sheet/deed';

type Call = Extract<Effect, { kind: 'summon' }>;

/** The summons among an entry's effects, without those that raise the dead or split their maker. */
function callsOf(effects: readonly Effect[]): Call[] {
  return effects.flatMap((effect): Call[] => {
    if (effect.kind === 'choice') return effect.of.flatMap((one) => callsOf(one.effects));
    if (effect.kind !== 'summon') return [];
    const { from, chancePercent } = effect;
    return from === 'the-dead' || from === 'itself' || chancePercent !== undefined ? [] : [effect];
  });
}

/** The slugs of the creatures that a record's actions summon, within its own source. */
export function calledBy({
  actions,
  bonusActions,
}: Pick<MonsterRecord, 'actions' | 'bonusActions'>): string[] {
  return [...actions, ...bonusActions].flatMap(({ effects }) =>
    callsOf(effects).flatMap(({ anyOf }) => anyOf.map(({ creature }) => creature)),
  );
}

const NOBODY = 'nobody is summoned.';
const isNoCall = (words: string) => !words.endsWith(NOBODY);

export type Called = {
  steps: Step[];
  calls: { key: string; creature: Combatant }[];
  leftOut: string[];
};

/**
 * The step that summons the first known creature of an entry; one that would arrive later comes at once, which
 * `leftOut` says.
 */
export function calling(
  { name, effects }: Pick<Entry, 'name' | 'effects'>,
  creature: (slug: string) => Combatant | null,
): Called {
  const all = callsOf(effects);
  for (const { anyOf, delay } of all) {
    for (const { creature: slug, count, dice } of anyOf) {
      const known = creature(slug);
      if (known === null) continue;
      const amount = {
        count: dice?.count ?? 0,
        sides: dice?.sides ?? 1,
        bonus: dice ? 0 : (count ?? 1),
      };
      return {
        steps: [{ does: 'summon', name, creature: slug, count: amount }],
        // Summoned creatures do not summon others themselves, so drop that sentence.
        calls: [{ key: slug, creature: { ...known, leftOut: known.leftOut.filter(isNoCall) } }],
        leftOut:
          delay === undefined
            ? []
            : [`${name}: summoned creatures arrive at once, not some rounds later.`],
      };
    }
  }
  return { steps: [], calls: [], leftOut: all.length === 0 ? [] : [`${name}: ${NOBODY}`] };
}
