import { ABILITIES, type Ability } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import { asObject, own, textOf, within } from './foreign';
import { deedsOf } from './foundry-deeds';
import { withEnrichers } from './foundry-enrichers';
import type { ActorNumbers } from './foundry-formula';
import { marksAsWords } from './foundry-text';

/** The owner of an item, with the numbers that its enrichers omit. */
export type ItemOwner = {
  readonly name: string;
  readonly abilities: Readonly<Record<Ability, number>>;
  readonly proficiency: number;
  readonly edition: Edition;
};

/**
 * Returns the HTML description of an actor's item with its enrichers replaced: "[[/damage 2d6 type=fire]]" becomes "7
 * (2d6) fire damage".
 */
export function foundryItemHtml(actor: unknown, item: unknown, owner: ItemOwner): string {
  const thing = asObject(item);
  if (thing === null) return '';
  const system = within(asObject(actor), 'system');
  const mind = textOf(own(within(system, 'attributes'), 'spellcasting'));
  const numbers: ActorNumbers = {
    ...owner,
    system,
    cr: 0,
    spellAbility: ABILITIES.find((one) => one === mind) ?? null,
  };
  const source = textOf(own(within(thing, 'system', 'description'), 'value'));
  const { html } = withEnrichers(source, thing, deedsOf(thing, numbers), numbers);
  return marksAsWords(html, owner.edition).html;
}
