import { expect, it } from 'vitest';
import { pastedStatblock } from '../../../../tests/harness/pasted-statblock';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { readAnswer } from './read-answer';

const [first, second] = SRD_MONSTERS;

it('says what was pasted, how many there are, and what stands in the way', () => {
  if (first === undefined || second === undefined) throw new Error('no monsters');
  expect(readAnswer('  ', '')).toBe('');
  expect(readAnswer(pastedStatblock(first), '')).toBe(
    `Recognized: Plain text of a statblock, ${first.name}.`,
  );
  expect(readAnswer(JSON.stringify([first, second, 7]), '')).toBe(
    'Recognized: Delvewright’s own JSON, 2 monsters. 1 more could not be read.',
  );
  expect(readAnswer('{"a":', '')).toMatch(/comma or a bracket/);
  expect(readAnswer(new Uint8Array([0x50, 0x4b, 3, 4]), '')).toMatch(/ZIP/);
});
