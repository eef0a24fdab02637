import { expect, test } from 'vitest';
import { SRD_SPELLS } from '../../../tests/harness/srd-5-1';
import { plainText, type Segment } from '../statblock/statblock';
import { printed } from '../statblock/text-segments';
import { type SpellCardLines, spellCardLines } from './spell-card-lines';

const spells = SRD_SPELLS;

function card(slug: string): SpellCardLines {
  const spell = spells.find((one) => one.slug === slug);
  if (!spell) throw new Error(`no ${slug}`);
  return spellCardLines(spell);
}

function fact(lines: SpellCardLines, label: string): string | undefined {
  return lines.facts.find((one) => one.label === label)?.text;
}

function wordsOf(lines: SpellCardLines): string[] {
  return lines.paragraphs.flatMap((paragraph) =>
    paragraph.kind === 'words'
      ? [plainText(paragraph.segments)]
      : paragraph.points.map((point) => `- ${plainText(point)}`),
  );
}

function diceOf(segments: readonly Segment[]): string[] {
  return segments.flatMap((one) =>
    typeof one === 'object' && 'roll' in one ? [one.roll.dice] : [],
  );
}

test('a spell says its level, its facts, and how it grows', () => {
  const fireball = card('fireball');
  expect(fireball.kind).toBe('3rd-level evocation');
  expect(fact(fireball, 'Casting time')).toBe('1 action');
  expect(fact(fireball, 'Components')).toMatch(/^V, S, M \(.*sulfur\)$/);
  expect(fact(fireball, 'Save or attack')).toBe('Dexterity save, half on a success');
  expect(fireball.scaling?.by).toBe('Slot');
  expect(fireball.scaling?.steps.map(({ amount }) => diceOf(amount)).at(-1)).toEqual(['14d6']);
});

test('cantrips and rituals say so', () => {
  expect(card('fire-bolt').kind).toBe('Evocation cantrip');
  expect(card('detect-magic').kind).toBe('1st-level divination (ritual)');
  expect(fact(card('detect-magic'), 'Duration')).toMatch(/^Concentration, /i);
});

test('lists stay lists, and no word is lost', () => {
  for (const spell of spells) {
    const shown = wordsOf(spellCardLines(spell)).join('\n');
    expect(shown.replace(/\s+/g, ' ')).toBe(
      printed(spell.text).replaceAll('**', '').replace(/\s+/g, ' '),
    );
  }
  expect(card('confusion').paragraphs.map(({ kind }) => kind)).toEqual([
    'words',
    'words',
    'points',
    'words',
  ]);
});
