import { expect, it } from 'vitest';
import { foundryFile } from '../../../tests/harness/foreign-characters';
import { foundryFacts } from './foundry-in';

function words(html: string, activities: object = {}): string | undefined {
  const file = foundryFile();
  const system = { type: { value: 'own' }, description: { value: html }, activities };
  const feat = { name: 'Star Blood', type: 'feat', system };
  const { others } = foundryFacts({ ...file, items: [...file.items, feat] }, '2014');
  return others.find(({ name }) => name === 'Star Blood')?.words;
}

const save = {
  a: { type: 'save', save: { ability: ['dex'], dc: { calculation: '', formula: '8 + @prof' } } },
};

it.each([
  ['<p>It deals [[/damage 2d6 type=fire average]].</p>', 'It deals 7 (2d6) fire damage.'],
  ['<p>Roll [[/r 1d20 + @prof]].</p>', 'Roll 1d20 + 2.'],
  ['<p>It is &amp;Reference[prone].</p>', 'It is prone.'],
  ['<p>As @UUID[Compendium.x.y]{Bless}.</p>', 'As Bless.'],
  ['<p>Once.</p><p>Twice.</p>', 'Once.\nTwice.'],
])('the marks in the words of a feature are what they stand for: %s', (html, said) => {
  expect(words(html)).toBe(said);
});

it('a save that a feature leaves to its numbers is in its words', () => {
  expect(words('<p>A [[/save]] or burn.</p>', save)).toBe(
    'A DC 10 Dexterity saving throw or burn.',
  );
});
