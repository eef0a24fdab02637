import type { Ability } from '~/rules/ability';
import type { Combatant, Lasting } from '../log/state';
import type { SeenWords } from './seen';
import type { ShownLasting } from './table-view';

/** What lasts on somebody as players see it, exhaustion too; the marks that the game master keeps hidden are not in it. */
export function shownLasting(
  { lasting, exhaustion }: Combatant,
  words: SeenWords,
): readonly ShownLasting[] {
  const shown = lasting
    .filter(({ hidden }) => !hidden)
    .map((one): ShownLasting => {
      const { conditions, colour, sign } = one;
      return {
        name: lastingName(one, words),
        conditions,
        colour,
        sign,
        ends: endsWords(one, words),
      };
    });
  if (exhaustion === 0) return shown;
  const name = `Exhaustion ${exhaustion}`;
  return [...shown, { name, conditions: ['exhaustion'], colour: 'gray', sign: 'circle', ends: '' }];
}

/** What something that lasts is called, without a name that players do not know. */
export function lastingName({ name, conditions }: Lasting, { clean }: SeenWords): string {
  const said = clean(name);
  const [condition] = conditions;
  if (condition === undefined) return said;
  // What a seat marks is called as the rules write it.
  return said === name && name !== condition ? said : capital(condition);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const ABILITIES: Readonly<Record<Ability, string>> = {
  ...{ str: 'a Strength', dex: 'a Dexterity', con: 'a Constitution' },
  ...{ int: 'an Intelligence', wis: 'a Wisdom', cha: 'a Charisma' },
};

/** When it ends, as players are told: without the numbers that it goes by, which are of somebody's statblock. */
function endsWords({ ends, maker, turnsLeft }: Lasting, words: SeenWords): string {
  const { turn, save, damage, concentration, healed } = ends;
  const said: string[] = [];
  if (turn) {
    const left = turnsLeft ?? turn.count;
    const of = words.nameOf(turn.of) ?? 'somebody';
    said.push(
      left <= 1 ? `until the ${turn.moment} of ${of}’s turn` : `${left} more turns of ${of}`,
    );
  }
  if (save) said.push(`${ABILITIES[save.ability]} save ends it`);
  if (ends.escape) said.push('an escape ends it');
  if (damage) said.push('ends on damage');
  if (healed) said.push('ends when healed');
  if (concentration) said.push(`while ${words.doerOf(maker) ?? 'somebody'} concentrates`);
  return said.join(' · ');
}
