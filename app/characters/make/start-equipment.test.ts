import { expect, test } from 'vitest';
import { createRandom } from '~/rules/random';
import { bookOf } from '../books/book-of';
import { type Character, character } from '../record/character';
import { startEquipment, withPickedEquipment, withStartEquipment } from './start-equipment';
import { rolledWealth, withWealth } from './wealth';

const BOOK = bookOf('2014');

function fighter(choices: Character['choices'] = {}): Character {
  return character.parse({ edition: '2014', levels: [{ class: 'fighter' }], choices });
}

const CHOSEN = {
  'equipment:fighter/armor': ['0'],
  'equipment:fighter/weapon': ['0'],
  'equipment:fighter/weapon>0': ['longsword'],
  'equipment:fighter/second': ['1'],
  'equipment:fighter/pack': ['1'],
};

test('a way that names a kind asks which thing of it', () => {
  const [, weapon] = startEquipment(BOOK, fighter({ 'equipment:fighter/weapon': ['1'] }));
  expect(weapon?.asks.map(({ place }) => place)).toEqual([
    'equipment:fighter/weapon>0',
    'equipment:fighter/weapon>1',
  ]);
  const answers = weapon?.asks[0]?.answers.map(({ slug }) => slug) ?? [];
  expect(answers).toContain('longsword');
  expect(answers).not.toContain('club');
});

test('what is chosen is carried, packs unpacked, armor worn and a weapon in hand; choosing again replaces it', () => {
  const armed = withStartEquipment(BOOK, fighter(CHOSEN));
  const worn = armed.items.filter(({ equipped }) => equipped).map(({ item }) => item);
  expect(worn).toEqual(['chain-mail', 'longsword', 'shield']);
  expect(armed.items.find(({ item }) => item === 'handaxe')?.count).toBe(2);
  expect(armed.items.some(({ item }) => item === 'bedroll')).toBe(true);
  const other = { ...armed, choices: { ...CHOSEN, 'equipment:fighter/armor': ['1'] } };
  const again = withStartEquipment(BOOK, other, armed);
  expect(again.items.some(({ item }) => item === 'chain-mail')).toBe(false);
  expect(again.items.filter(({ item }) => item === 'leather-armor')).toHaveLength(1);
});

test('gold of a background is given once, however often one takes it', () => {
  const acolyte = { ...fighter(CHOSEN), background: 'acolyte' };
  const once = withStartEquipment(BOOK, acolyte);
  expect(once.play.coins.gp).toBe(15);
  expect(withStartEquipment(BOOK, once).play.coins.gp).toBe(15);
});

test('a fighter may roll 5d4 × 10 gold pieces instead', () => {
  const wealth = rolledWealth(BOOK, fighter(), createRandom('gold'));
  expect(wealth?.dice).toHaveLength(5);
  expect(wealth?.gold).toBe((wealth?.dice ?? []).reduce((sum, die) => sum + die, 0) * 10);
  const rich = withStartEquipment(BOOK, withWealth(fighter(), 120));
  expect(rich).toMatchObject({ items: [], play: { coins: { gp: 120 } } });
  expect(
    rolledWealth(bookOf('2024'), { ...fighter(), edition: '2024' }, createRandom(1)),
  ).toBeNull();
});

test('equipment is in the list once its last line is picked, is exchanged with another pick, and else left alone', () => {
  const { 'equipment:fighter/pack': _, ...open } = CHOSEN;
  const begun = fighter(open);
  expect(withPickedEquipment(BOOK, fighter(), begun)).toBe(begun);
  const picked = withPickedEquipment(BOOK, begun, fighter(CHOSEN));
  expect(picked.items.map(({ item }) => item)).toContain('chain-mail');
  const other = { ...picked, choices: { ...CHOSEN, 'equipment:fighter/armor': ['1'] } };
  const changed = withPickedEquipment(BOOK, picked, other).items.map(({ item }) => item);
  expect(changed).not.toContain('chain-mail');
  expect(changed).toContain('leather-armor');
  const dropped = { ...picked, items: [] };
  expect(withPickedEquipment(BOOK, picked, dropped)).toBe(dropped);
});
