import { expect, it } from 'vitest';
import { attacksIn, foreignText, only, toldOf } from '../../../tests/harness/foreign-inputs';

const FILE = foreignText('fight-club-without-hit.xml');
const withAction = (text: string, ...attacks: string[]) =>
  only(
    FILE.replace(
      /<action>.*<\/action>/s,
      `<action><name>Cold Touch</name><text>${text}</text>${attacks.map((one) => `<attack>${one}</attack>`).join('')}</action>`,
    ),
  );
const MELEE = 'Melee Weapon Attack: +5 to hit, reach 5 ft., one target.';
const NUMBERS = 'Cold Touch|+5|4d6+3';

it.each([
  ['words without "Hit:"', `${MELEE} 17 (4d6 + 3) necrotic damage.`, [NUMBERS]],
  ['words with it', `${MELEE} Hit: 17 (4d6 + 3) necrotic damage.`, [NUMBERS]],
  ['"Hit:" on its own line', `${MELEE}\nHit: 17 (4d6 + 3) necrotic damage.`, [NUMBERS]],
  ['dice without an average', `${MELEE} 4d6 + 3 necrotic damage.`, [NUMBERS]],
  ['no number in the words', 'It touches, reach 5 ft., for necrotic harm.', [NUMBERS]],
  ['no sign before the bonus', 'reach 5 ft., necrotic', ['Cold Touch|5|4d6+3']],
  ['blanks around the numbers', 'reach 5 ft., necrotic', ['Cold Touch | +5 | 4d6 + 3']],
  ['damage of its own first', 'reach 5 ft., necrotic', ['Aura||2d6', NUMBERS]],
  ['no name before the numbers', 'reach 5 ft., necrotic', ['|+5|4d6+3']],
  ['words alone', `${MELEE} 17 (4d6 + 3) necrotic damage.`, []],
])('an attack has its numbers: %s', (_, text, attacks) => {
  const piece = withAction(text, ...attacks);
  expect(attacksIn(piece.record)).toEqual(['5 4d6+3 necrotic']);
  expect(piece.kept).toContain('Action: Cold Touch');
});

it.each([
  ['no place', 'It touches for necrotic damage.', [NUMBERS], 'Action: Cold Touch: '],
  ['no kind of damage', 'reach 5 ft.', [NUMBERS], 'Action: Cold Touch: 4d6+3'],
  [
    'a second attack',
    'reach 5 ft., necrotic',
    [NUMBERS, 'Far|+7|1d6'],
    'Action: Cold Touch: Far, +7, 1d6',
  ],
  [
    'dice that are no sum',
    'reach 5 ft., necrotic',
    ['Cold Touch|+5|4d6+PB'],
    'Action: Cold Touch: 4d6+PB',
  ],
])('what the numbers lack is told: %s', (_, text, attacks, line) => {
  const piece = withAction(text, ...attacks);
  expect(toldOf(piece)).toContain(line);
  expect(piece.kept).not.toContain('Action: Cold Touch');
});
