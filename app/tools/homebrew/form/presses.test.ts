import { describe, expect, it } from 'vitest';
import { type Field, rowsOf } from './fields';
import { pressed, pressOf } from './presses';

const FORM: Field[] = [
  ['name', 'Owl'],
  ['traits.0.name', 'Keen'],
  ['traits.0.key', 'keen'],
  ['traits.3.name', 'Flyby'],
];

function changed(press: string): string[] {
  const read = pressOf(press);
  if (read === null) throw new Error(`${press} is no press`);
  const fields = pressed(FORM, read);
  return fields.filter(([name]) => name !== 'name').map(([name, value]) => `${name}=${value}`);
}

describe('a press on a form', () => {
  it('adds an empty row behind the others', () => {
    expect(changed('add:traits').at(-1)).toBe('traits.4.name=');
    expect(changed('add:reactions').at(-1)).toBe('reactions.0.name=');
  });

  it('removes one row and numbers the rest anew', () => {
    expect(changed('remove:traits:0')).toEqual(['traits.0.name=Flyby']);
    expect(changed('remove:traits:9')).toHaveLength(3);
  });

  it('moves a row among the others, and nowhere beyond them', () => {
    expect(changed('down:traits:0')[0]).toBe('traits.0.name=Flyby');
    expect(changed('up:traits:3')[0]).toBe('traits.0.name=Flyby');
    expect(changed('up:traits:0')[0]).toBe('traits.0.name=Keen');
  });

  it('copies a row without its key, and moves one to another list', () => {
    expect(changed('copy:traits:0').slice(3)).toEqual(['traits.4.name=Keen']);
    expect(changed('move:traits:0:reactions')).toEqual([
      'traits.0.name=Flyby',
      'reactions.0.name=Keen',
      'reactions.0.key=keen',
    ]);
  });

  it('adds no row to a list that is full', () => {
    const full = Array.from({ length: 4 }, (_, at): Field => [`spellcasting.${at}.name`, 'Spells']);
    expect(pressed(full, { do: 'add', list: 'spellcasting' })).toEqual(full);
    expect(
      rowsOf(pressed(full, { do: 'copy', list: 'spellcasting', row: 0 }), 'spellcasting'),
    ).toHaveLength(4);
  });

  it.each([
    '',
    'add',
    'add:nothing',
    'remove:traits',
    'remove:traits:x',
    'move:traits:0:nowhere',
    'add:__proto__',
  ])('is none where the button says "%s"', (text) => {
    expect(pressOf(text)).toBeNull();
  });
});
