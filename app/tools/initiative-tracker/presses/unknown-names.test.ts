import { describe, expect, it } from 'vitest';
import {
  deedsOf,
  FIGHT,
  type Fields,
  GOBLIN,
  pressOf,
} from '../../../../tests/harness/press-table';
import { nearWanted } from './names-wanted';
import { pressed } from './press';

/** The log note of an action that adds these lines, when only goblins have a record. */
function noted(lines: string, more: Fields = {}, near: readonly string[] = []) {
  const press = pressOf(FIGHT, { intent: 'add', lines, ...more });
  const creature = (name: string) => (/^goblins?$/i.test(name) ? GOBLIN : null);
  const done = pressed({ ...press, creature, near: () => near });
  if ('problem' in done) throw new Error(done.problem);
  return done.flatMap((one) => (one.do === 'note' ? [one.text] : []));
}

describe('a name that no record has', () => {
  it('is said, with the words that were typed and as what it joined', () => {
    expect(noted('2 goblns')).toEqual([
      '“2 goblns”: no monster is called “gobln”. Added without a statblock, on the party’s side.',
    ]);
    expect(noted('Gobln init 12', { side: 'foes' })[0]).toMatch(/“Gobln init 12”.* as a foe\.$/);
    expect(noted('goblin\nOrk\nTrol', { side: 'others' })).toEqual([
      expect.stringMatching(/“Ork”.*neither side\. “Trol”/),
    ]);
  });

  it('is told with names that are like it', () => {
    const near = ['Goblin', 'Hobgoblin', 'Bugbear'];
    expect(noted('gobln', {}, near)[0]).toMatch(/Did you mean Goblin, Hobgoblin or Bugbear\?$/);
    expect(noted('gobln', {}, ['Goblin'])[0]).toMatch(/Did you mean Goblin\?$/);
  });

  it('is told as not looked up where there was no line to do it by', () => {
    const done = pressed({ ...pressOf(FIGHT, { intent: 'add', lines: 'Ogre' }), near: undefined });
    expect('problem' in done ? [] : done).toContainEqual({
      do: 'note',
      text: '“Ogre”: not looked up while offline. Added without a statblock, on the party’s side.',
    });
  });

  it('is nothing to speak of where its numbers stand there', () => {
    expect(noted('Mira hp 31\nOdo level 5\n3 goblins')).toEqual([]);
    const form = (lines: string, intent = 'add') => pressOf(FIGHT, { intent, lines }).form;
    expect(nearWanted(form('Mira hp 31\nOdo level 5\n3 Gobln; Ogre init 3'))).toEqual([
      'Gobln',
      'Ogre',
    ]);
    expect(nearWanted(form('Gobln', 'note'))).toEqual([]);
  });

  it('fits the log, however many there are', () => {
    const lines = Array.from({ length: 40 }, (_, at) => `${'x'.repeat(50)}${at}`).join('\n');
    expect(deedsOf(FIGHT, { intent: 'add', lines }).map((one) => one.do)).toContain('note');
  });
});
