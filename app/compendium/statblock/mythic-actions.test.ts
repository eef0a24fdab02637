import { expect, test } from 'vitest';
import { EXPORTED } from '../../../tests/harness/exported-monster';
import { statblockOf } from './statblock-lines';
import { statblockMarkdown } from './statblock-markdown';

test.each(['2014', '2024'] as const)(
  'mythic actions stand between the legendary ones and the lair’s in the layout of %s',
  (layout) => {
    const block = statblockOf(EXPORTED, layout);
    expect(block.sections.map(({ title }) => title).slice(-3)).toEqual([
      'Legendary Actions',
      'Mythic Actions',
      'Lair Actions',
    ]);
    expect(statblockMarkdown(block)).toMatch(/### Mythic Actions\n\n\*\*\*Rise \(1\/Long Rest\)\./);
    const { mythicActions: _, ...without } = EXPORTED;
    expect(statblockOf(without, layout).sections.map(({ title }) => title)).not.toContain(
      'Mythic Actions',
    );
  },
);
