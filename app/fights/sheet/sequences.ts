import { entriesOf } from '~/compendium/records/entries-of';
import type { Multiattack } from '~/compendium/records/entry-record';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { Sequence } from './strike';
import { whenWords } from './when-words';

/**
 * Lists the options of a creature's Multiattack, each a named sequence of steps; empty without Multiattack.
 */
export function sequencesOf(record: MonsterRecord): Sequence[] {
  const names = new Map(entriesOf(record).map(({ key, name }) => [key, name]));
  return (record.multiattack?.options ?? []).map(({ needs, steps }, at) => {
    const when = whenWords(needs);
    return {
      key: `multiattack.${at}`,
      name: `Multiattack: ${steps.map((step) => stepName(step, names)).join(', ')}${
        when === null ? '' : ` (if ${when})`
      }`,
      steps: steps.map(({ anyOf, times, optional, ifAvailable }) => ({
        anyOf,
        times,
        optional: (optional ?? false) || (ifAvailable ?? false),
      })),
    };
  });
}

type Step = Multiattack['options'][number]['steps'][number];

function stepName(
  { anyOf, spells, times, optional, ifAvailable }: Step,
  names: ReadonlyMap<string, string>,
): string {
  const what = [
    ...anyOf.map((key) => names.get(key) ?? key.replaceAll('-', ' ')),
    ...(spells ?? []).map(({ id }) => id.replaceAll('-', ' ')),
  ].join(' or ');
  const name = times === 1 ? what : `${times} × ${what}`;
  // It is not among the attacks of one press.
  return optional || ifAvailable ? `(${name})` : name;
}
