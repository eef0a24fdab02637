import { asObject, type Foreign, listOf, numberOf, own, textOf, within } from './foreign';
import { type Deed, deedsOf } from './foundry-deeds';
import { withEnrichers } from './foundry-enrichers';
import type { ActorNumbers } from './foundry-formula';
import { attackSentence, saveSentence } from './foundry-sentences';
import { htmlWords } from './foundry-text';
import type { Ledger } from './reading';
import type { Section, ToldEntry } from './told';

const SECTIONS: Readonly<Record<string, Section>> = {
  ...{ action: 'actions', bonus: 'bonusActions', reaction: 'reactions', legendary: 'legendary' },
  ...{ lair: 'lairActions', mythic: 'mythicActions', special: 'traits', none: 'traits' },
  ...{ minute: 'actions', hour: 'actions', day: 'actions', crew: 'actions' },
};

/** An item of an actor as an entry of a statblock: its words, and what its fields say beside them. */
export function foundryEntry(item: Foreign, numbers: ActorNumbers, ledger: Ledger): ToldEntry {
  const system = within(item, 'system') ?? within(item, 'data');
  const deeds = deedsOf(item, numbers);
  const activation = within(deeds[0]?.fields ?? null, 'activation') ?? within(system, 'activation');
  const kind = textOf(own(activation, 'type'));
  const cost = numberOf(own(activation, 'value')) ?? numberOf(own(activation, 'cost')) ?? 1;
  // What attacks or recharges and does not say how it is used is an action; what happens by itself is a trait.
  const usable =
    textOf(own(item, 'type')) === 'weapon' ||
    deeds.some(({ attack }) => attack !== null) ||
    usesOf(system, deeds).some((note) => note.startsWith('Recharge '));
  const section = SECTIONS[kind] ?? (usable ? 'actions' : 'traits');
  const notes = [
    ...usesOf(system, deeds),
    ...(section === 'legendary' && cost > 1 ? [`Costs ${Math.min(5, cost)} Actions`] : []),
  ];
  const name = textOf(own(item, 'name'));
  const hasNotes = /\((?:[^()]*(?:Recharge|\/ ?Day|Costs|Rest)[^()]*)\)$/i.test(name);
  const title = notes.length === 0 || hasNotes ? name : `${name} (${notes.join(', ')})`;
  const source = textOf(own(within(system, 'description'), 'value'));
  const { html, unread } = withEnrichers(source, item, deeds, numbers);
  const { words, unread: left } = htmlWords(html, numbers.edition);
  for (const text of [...unread, ...left, ...deeds.flatMap((one) => one.unread)].slice(0, 5)) {
    const why = 'Nothing in the file says what stands here.';
    ledger.changed.push({ field: name.slice(0, 100), from: text, to: '', why });
  }
  return { section, title, text: withSentences(words, deeds, numbers, name, ledger) };
}

/** The words with the attack and the save in front that only the fields tell. */
function withSentences(
  words: string,
  deeds: readonly Deed[],
  { edition }: ActorNumbers,
  name: string,
  ledger: Ledger,
): string {
  const attack = deeds.find((one) => one.attack !== null);
  const save = deeds.find((one) => one.save !== null);
  const told: string[] = [];
  if (attack !== undefined && !/Attack(?: Roll)?\s*:|to[ -]hit\b/i.test(words))
    told.push(attackSentence(attack, edition));
  if (save !== undefined && !/\bDC\s*\d|\bsaving throw\b|\bsave\b/i.test(words)) {
    told.push(saveSentence(save, edition));
    if (save.onSave === null && save.damage.length > 0) {
      const why =
        'The file does not say whether a successful save halves the damage: here it takes none.';
      ledger.changed.push({
        field: name.slice(0, 100),
        from: '',
        to: 'No damage on a success',
        why,
      });
    }
  }
  return [...told, words].filter((line) => line !== '').join('\n');
}

/** How often it can be used: what versions 4 and 5 have among the recoveries of uses, and version 3 beside them. */
function usesOf(system: Foreign | null, deeds: readonly Deed[]): string[] {
  const mine = within(system, 'uses');
  const first = within(deeds[0]?.fields ?? null, 'uses');
  const uses = hasUses(mine) || !hasUses(first) ? mine : first;
  const recoveries = listOf(own(uses, 'recovery')).map(asObject);
  const periods = [
    ...recoveries.map((one) => textOf(own(one, 'period'))),
    textOf(own(uses, 'per')),
  ].filter(Boolean);
  const max = numberOf(own(uses, 'max')) ?? 0;
  const roll = numberOf(own(within(system, 'recharge'), 'value'));
  if (roll !== null && roll >= 2 && roll <= 6)
    return [roll === 6 ? 'Recharge 6' : `Recharge ${roll}-6`];
  const recharge = recoveries.find((one) => textOf(own(one, 'period')) === 'recharge');
  if (recharge !== undefined) {
    const least = numberOf(own(recharge, 'formula')) ?? 6;
    return [least === 6 ? 'Recharge 6' : `Recharge ${least}-6`];
  }
  if (max < 1) return [];
  if (periods.includes('sr'))
    return max === 1 ? ['Recharges after a Short or Long Rest'] : [`${max}/Short or Long Rest`];
  if (periods.includes('lr')) return [`${max}/Long Rest`];
  if (periods.includes('turn')) return [`${max}/Turn`];
  if (periods.some((one) => /^(?:round|turnStart|turnEnd)$/.test(one))) return [`${max}/Round`];
  return [`${max}/Day`];
}

function hasUses(uses: Foreign | null): boolean {
  return (numberOf(own(uses, 'max')) ?? 0) > 0 || listOf(own(uses, 'recovery')).length > 0;
}
