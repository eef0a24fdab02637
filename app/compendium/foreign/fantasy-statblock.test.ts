import { expect, it } from 'vitest';
import { isFantasyStatblock, readFantasyStatblocks } from './fantasy-statblock';

const BLOCK = 'name: Marsh Thing\nhp: 20\nac: 12';

it.each([
  ['behind a fence', `Words.\n\n\`\`\`statblock\n${BLOCK}\n\`\`\`\n`],
  ['in the head of a note', `---\ntags: beast\nstatblock: true\n${BLOCK}\n---\n`],
  ['behind line ends of Windows', `---\r\nstatblock: true\r\n${BLOCK}\r\n---\r\n`],
])('finds a block %s', (_, text) => {
  expect(isFantasyStatblock(text)).toBe(true);
  expect(readFantasyStatblocks(text.replaceAll('\r\n', '\n')).pieces).toHaveLength(1);
});

it('reads each of several blocks to its own end', () => {
  const text = `\`\`\`statblock\n${BLOCK}\n\`\`\`\n`.repeat(3);
  expect(readFantasyStatblocks(text).pieces).toHaveLength(3);
});

it('a rule with thousands of empty lines behind it is no note, and is told so without delay', () => {
  // The front matter is searched in the first 20,000 characters; trying each split of these would take minutes.
  const text = `---${'\n'.repeat(19_000)}`;
  for (let times = 0; times < 200; times += 1) expect(isFantasyStatblock(text)).toBe(false);
});

it('thousands of blocks without a name are read in one walk over the lines', () => {
  const text = '```statblock\nhp: 1\n```\n'.repeat(20_000);
  expect(readFantasyStatblocks(text).problems).toHaveLength(20_000);
});
