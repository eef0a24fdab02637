import { asObject, type Foreign, listOf, numberOf, own, textOf, within } from './foreign';
import { sentencesBeside } from './foundry-beside';
import type { Deed } from './foundry-deed';
import { deedsOf } from './foundry-deeds';
import { withEnrichers } from './foundry-enrichers';
import { type ActorNumbers, numberIn } from './foundry-formula';
import { attackSentence } from './foundry-sentences';
import { htmlWords } from './foundry-text';
import type { Section, ToldEntry } from './told';

type Change = NonNullable<ToldEntry['changes']>[number];

const SECTIONS: Readonly<Record<string, Section>> = {
  action: 'actions',
  bonus: 'bonusActions',
  reaction: 'reactions',
  legendary: 'legendary',
  lair: 'lairActions',
  mythic: 'mythicActions',
  special: 'traits',
  none: 'traits',
  minute: 'actions',
  hour: 'actions',
  day: 'actions',
  crew: 'actions',
};

const LEFT_FORMULA =
  'Its formula cannot be calculated from the file: it is left out, and shown here.';
const LEFT_MARK = 'The file does not say what belongs here.';

/** Converts an item of an actor to statblock entries: its text completed from its fields, and each further attack. */
export function foundryEntries(item: Foreign, numbers: ActorNumbers): ToldEntry[] {
  const system = within(item, 'system') ?? within(item, 'data');
  const deeds = deedsOf(item, numbers);
  const uses = usesOf(system, deeds, numbers);
  const name = textOf(own(item, 'name'));
  const isWeapon = textOf(own(item, 'type')) === 'weapon';
  const { section, cost } = placeOf(deeds, system, isWeapon, uses.notes);
  const notes = [
    ...uses.notes,
    ...(section === 'legendary' && cost > 1 ? [`Costs ${Math.min(5, cost)} Actions`] : []),
  ];
  const hasNotes = /\((?:[^()]*(?:Recharge|\/ ?Day|Costs|Rest)[^()]*)\)$/i.test(name);
  const title = notes.length === 0 || hasNotes ? name : `${name} (${notes.join(', ')})`;
  const source = textOf(own(within(system, 'description'), 'value'));
  const { html, unread } = withEnrichers(source, item, deeds, numbers);
  const { words, unread: left } = htmlWords(html, numbers.edition);
  const said = sentencesBeside(words, deeds, numbers.edition);
  const formulas = [...new Set([...uses.unread, ...deeds.flatMap((one) => one.unread)])];
  const changes: Change[] = [
    ...[...unread, ...left].slice(0, 5).map((from) => ({ from, to: '', why: LEFT_MARK })),
    ...formulas.slice(0, 5).map((from) => ({ from, to: '', why: LEFT_FORMULA })),
    ...said.changes,
  ];
  const entry: ToldEntry = {
    section,
    title,
    text: [...said.lines, words].filter((line) => line !== '').join('\n'),
    ...(changes.length === 0 ? {} : { changes }),
  };
  const apart = said.apart.map(
    (deed, at): ToldEntry => ({
      section: SECTIONS[deed.activation] ?? section,
      title: `${name} (${deed.name === '' ? at + 2 : deed.name})`,
      text: attackSentence(deed, numbers.edition),
    }),
  );
  return [entry, ...apart];
}

/** The section of an item: attacks or recharging items without an activation are actions, passive ones are traits. */
function placeOf(
  deeds: readonly Deed[],
  system: Foreign | null,
  isWeapon: boolean,
  uses: readonly string[],
): { readonly section: Section; readonly cost: number } {
  const activation = within(deeds[0]?.fields ?? null, 'activation') ?? within(system, 'activation');
  const usable =
    isWeapon ||
    deeds.some(({ attack }) => attack !== null) ||
    uses.some((note) => note.startsWith('Recharge '));
  return {
    section: SECTIONS[textOf(own(activation, 'type'))] ?? (usable ? 'actions' : 'traits'),
    cost: numberOf(own(activation, 'value')) ?? numberOf(own(activation, 'cost')) ?? 1,
  };
}

type Uses = { readonly notes: readonly string[]; readonly unread: readonly string[] };

/** The limits of use: recoveries of uses in versions 4 and 5, separate fields in version 3. */
function usesOf(system: Foreign | null, deeds: readonly Deed[], numbers: ActorNumbers): Uses {
  const mine = within(system, 'uses');
  const first = within(deeds[0]?.fields ?? null, 'uses');
  const uses = hasUses(mine) || !hasUses(first) ? mine : first;
  const recoveries = listOf(own(uses, 'recovery')).map(asObject);
  const periods = [
    ...recoveries.map((one) => textOf(own(one, 'period'))),
    textOf(own(uses, 'per')),
  ].filter(Boolean);
  const note = (words: string): Uses => ({ notes: [words], unread: [] });
  const roll = numberOf(own(within(system, 'recharge'), 'value'));
  if (roll !== null && roll >= 2 && roll <= 6)
    return note(roll === 6 ? 'Recharge 6' : `Recharge ${roll}-6`);
  const recharge = recoveries.find((one) => textOf(own(one, 'period')) === 'recharge');
  if (recharge !== undefined) {
    const least = numberOf(own(recharge, 'formula')) ?? 6;
    return note(least === 6 ? 'Recharge 6' : `Recharge ${least}-6`);
  }
  const said = textOf(own(uses, 'max'));
  const max = said === '' ? 0 : numberIn(said, numbers);
  if (max === null) return { notes: [], unread: [`uses: ${said}`] };
  if (max < 1) return { notes: [], unread: [] };
  if (periods.includes('sr'))
    return note(max === 1 ? 'Recharges after a Short or Long Rest' : `${max}/Short or Long Rest`);
  if (periods.includes('lr')) return note(`${max}/Long Rest`);
  if (periods.includes('turn')) return note(`${max}/Turn`);
  if (periods.some((one) => /^(?:round|turnStart|turnEnd)$/.test(one))) return note(`${max}/Round`);
  return note(`${max}/Day`);
}

function hasUses(uses: Foreign | null): boolean {
  return !/^(?:|0)$/.test(textOf(own(uses, 'max'))) || listOf(own(uses, 'recovery')).length > 0;
}
