import { atLevel } from '../book/amount';
import type { Uses } from '../book/gift';
import type { Carried } from '../record/character';
import type { Facts } from './facts';
import type { Supply } from './sheet';
import type { Had } from './walk';

/**
 * Uses of features and of spells without a slot. The same key is one supply: the source that gives the most determines
 * the number, so two classes with Channel Divinity share the higher number, whichever came first (SRD 5.1,
 * "Multiclassing").
 */
export function suppliesOf(facts: Facts): readonly Supply[] {
  const found = new Map<string, Supply>();
  const add = (uses: Uses, had: Pick<Had, 'amountLevel' | 'from'>) => {
    const { key, name, back } = uses;
    const most =
      uses.most === 'unlimited' ? null : Math.max(uses.least ?? 0, facts.amount(uses.most, had));
    const before = found.get(key);
    if (before && isMore(before.most, most)) return;
    const all = uses.shortRestFrom !== undefined && had.amountLevel >= uses.shortRestFrom;
    found.set(key, {
      key,
      name,
      most,
      from: had.from,
      back: all ? 'short-rest' : back,
      shortRest: uses.shortRest === undefined ? 0 : facts.amount(uses.shortRest, had),
      die: uses.die ? atLevel(uses.die, had.amountLevel) : null,
    });
  };
  for (const had of facts.walk.had) if (had.uses) add(had.uses, had);
  for (const { gift, had } of facts.given('spell'))
    if (typeof gift.free === 'object' && (gift.level ?? 0) <= had.amountLevel) add(gift.free, had);
  for (const { asked } of facts.picks('spell')) {
    const { choice, from, class: slug } = asked;
    const taken = facts.who.classes.find(({ class: one }) => one.slug === slug);
    const amountLevel = taken?.level ?? Math.max(1, facts.who.level);
    if (choice.asks === 'spell' && typeof choice.free === 'object')
      add(choice.free, { from, amountLevel });
  }
  for (const carried of facts.character.items) addCharges(carried, found);
  return [...found.values()].filter(({ most }) => most === null || most > 0);
}

/** The charges of a carried item are a supply with the item's name. */
function addCharges({ id, name, count, charges }: Carried, found: Map<string, Supply>): void {
  if (charges === null || count < 1) return;
  // The keys of supplies have no capitals and no underscores, so two ids can come out alike.
  const plain = `item:${id.toLowerCase().replaceAll('_', '-')}`;
  let key = plain;
  for (let at = 2; found.has(key); at += 1) key = `${plain}-${at}`;
  const { most, back } = charges;
  const each = { key, most, back, shortRest: 0, die: null, from: 'Equipment' };
  found.set(key, { ...each, name: name || 'Charges' });
}

/** Returns whether the first number of uses is higher; null is unlimited. */
function isMore(one: number | null, other: number | null): boolean {
  return other !== null && (one === null || one > other);
}
