import { ABILITY_NAMES } from '~/rules/ability';
import { attacksIn } from '../records/effect-facts';
import { entriesOf } from '../records/entries-of';
import type { Entry, Multiattack } from '../records/entry-record';
import type { MonsterRecord } from '../records/monster-record';
import type { Spellcasting } from '../records/spellcasting-record';
import { calledName, withName } from './called';
import { attackWords, deedWords, type Performed, saveWords } from './effect-words';
import { capital, inWords, listed } from './plain-words';

/** The key by which other entries refer to a creature's spellcasting, which is not an entry. */
export const SPELLCASTING = 'spellcasting';

/**
 * Returns a creature whose entries all have text: their own, or one composed from the effects in the 2024 phrasing.
 * Throws when an entry has neither text nor effects that can be worded.
 */
export function withWords(record: MonsterRecord): MonsterRecord {
  const performed: Performed = (key) => {
    if (key === SPELLCASTING && record.spellcasting.length > 0) {
      return { name: 'Spellcasting', attacks: false };
    }
    const found = entriesOf(record).find((one) => one.key === key);
    return found && { name: found.name, attacks: attacksIn(found.effects).length > 0 };
  };
  const worded = <E extends Entry>(entry: E): E => {
    const text =
      entry.text === '' ? entryWords(entry, record, performed) : withName(entry.text, record.name);
    if (text === null) throw new Error(`${record.name}: nobody has words for "${entry.name}"`);
    return { ...entry, text };
  };
  return {
    ...record,
    traits: record.traits.map(worded),
    actions: record.actions.map(worded),
    bonusActions: record.bonusActions.map(worded),
    reactions: record.reactions.map(worded),
    legendary: record.legendary && {
      ...record.legendary,
      intro: record.legendary.intro || legendaryWords(record.legendary, calledName(record.name)),
      actions: record.legendary.actions.map(worded),
    },
    spellcasting: record.spellcasting.map((one) => ({
      ...one,
      intro: one.intro || castingWords(one, calledName(record.name)),
    })),
  };
}

/** Composes the text of an entry from its effects; null when one of them cannot be worded yet. */
export function entryWords(
  entry: Entry,
  record: MonsterRecord,
  performed: Performed,
): string | null {
  const self = calledName(record.name);
  if (entry.tag === 'multiattack') return multiattackWords(record.multiattack, self, performed);
  const [first] = entry.effects;
  if (first === undefined) return null;
  const again = entry.oncePerRound
    ? ` The ${self} can't take this action again until the start of its next turn.`
    : '';
  if (entry.effects.length === 1 && (first.kind === 'attack' || first.kind === 'save')) {
    const said =
      first.kind === 'attack' ? attackWords(first, self) : saveWords(first, self, entry.name);
    return said && said + again;
  }
  const deeds = entry.effects.map((effect) => deedWords(effect, performed, spellTitle));
  if (deeds.includes(null)) return null;
  return `The ${self} ${deeds.join(', and it ')}.${again}`;
}

/** A spell's name from its slug; small words stay in lower case: "protection-from-evil-and-good". */
function spellTitle(id: string): string {
  return id
    .split('-')
    .map((word, at) =>
      at > 0 && /^(?:of|and|the|from|with|to|or|in|on)$/.test(word) ? word : capital(word),
    )
    .join(' ');
}

function multiattackWords(
  multiattack: Multiattack | null,
  self: string,
  performed: Performed,
): string | null {
  if (multiattack === null) return null;
  const options = multiattack.options.map(({ steps }) =>
    listed(withoutSameVerb(steps.map((step) => stepWords(step, performed))), 'and'),
  );
  const hasten = multiattack.options[1]?.needs?.[0];
  const said =
    hasten?.if === 'entry'
      ? `The ${self} ${options[0]}, or ${options[1]} if it used ${performed(hasten.key)?.name} this turn.`
      : `The ${self} ${options.join(', or it ')}.`;
  const replaced = (multiattack.replace ?? []).map((one) => replaceWords(one, performed));
  return [said, ...replaced].join(' ');
}

/** Omits a repeated verb: "makes one Bite attack and one Tail attack". */
function withoutSameVerb(steps: readonly string[]): string[] {
  return steps.map((step, at) =>
    step.startsWith('makes ') && steps[at - 1]?.startsWith('makes ') ? step.slice(6) : step,
  );
}

type Step = Multiattack['options'][number]['steps'][number];

function stepWords(
  { anyOf, spells, times, mixed, optional, ifAvailable, perPart }: Step,
  performed: Performed,
): string {
  const entries = anyOf.flatMap((key) => performed(key) ?? []);
  const can = optional ? 'can ' : '';
  const available = ifAvailable ? ' if available' : '';
  if (spells && entries.length === 0) {
    return `${can}use Spellcasting to cast ${listed(
      spells.map(({ id }) => spellTitle(id)),
      'or',
    )}`;
  }
  const names = listed(
    entries.map(({ name }) => name),
    'or',
  );
  const attacks = entries.every((entry) => entry.attacks);
  if (!attacks)
    return `${optional ? 'can use' : 'uses'} ${entries.length > 1 ? 'either ' : ''}${names}${times > 1 ? ` ${inWords(times)} times` : ''}${available}`;
  const verb = optional ? 'can make' : 'makes';
  if (perPart !== undefined) return `${verb} as many ${names} attacks as it has ${perPart}s`;
  if (entries.length === 1)
    return `${verb} ${inWords(times)} ${names} attack${times === 1 ? '' : 's'}${available}`;
  const any = mixed && times > 1 ? ' in any combination' : '';
  return `${verb} ${inWords(times)} attack${times === 1 ? '' : 's'}, using ${names}${any}`;
}

function replaceWords(
  { times, of, with: keys, spells = [], ifAvailable }: NonNullable<Multiattack['replace']>[number],
  performed: Performed,
): string {
  const entries = keys.flatMap((key) => performed(key) ?? []);
  const what = of === undefined ? '' : `${performed(of)?.name} `;
  const given =
    times >= 20
      ? `any of its ${what}attacks`
      : `${inWords(times)} ${what}attack${times === 1 ? '' : 's'}`;
  const cast = spells.map(
    ({ id, level }) => `${spellTitle(id)}${level === undefined ? '' : ` (level ${level} version)`}`,
  );
  const instead = [
    ...entries.map(({ name, attacks }) => (attacks ? `one ${name} attack` : `a use of ${name}`)),
    ...(cast.length === 0 ? [] : [`a use of Spellcasting to cast ${listed(cast, 'or')}`]),
  ];
  return `It can replace ${given} with ${listed(instead, 'or')}${ifAvailable ? ' if available' : ''}.`;
}

/** The introduction of a Spellcasting entry, before the lists. */
function castingWords({ ability, dc, toHit, without = [] }: Spellcasting, self: string): string {
  const parts = { V: 'Verbal', S: 'Somatic', M: 'Material' } as const;
  const free =
    without.length === 0
      ? ''
      : ` without ${listed(
          without.map((one) => parts[one]),
          'or',
        )} components`;
  const numbers = [
    ...(dc === null ? [] : [`spell save DC ${dc}`]),
    ...(toHit === null ? [] : [`+${toHit} to hit with spell attacks`]),
  ];
  const brackets = numbers.length === 0 ? '' : ` (${numbers.join(', ')})`;
  return `The ${self} casts one of these spells${free}. ${ABILITY_NAMES[ability]} is its spellcasting ability${brackets}.`;
}

function legendaryWords(
  { actionsPerRound, actionsInLair }: NonNullable<MonsterRecord['legendary']>,
  self: string,
): string {
  const lair = actionsInLair === undefined ? '' : ` (${actionsInLair} in its lair)`;
  return `Legendary Action Uses: ${actionsPerRound}${lair}. When another creature's turn has just ended, the ${self} can spend a use to take one of these actions. It regains all uses at the start of each of its turns.`;
}
