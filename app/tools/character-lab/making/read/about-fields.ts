import type { Character } from '~/characters/record/character';
import { counterOf } from './counter-fields';
import { rows, text, wholeOf } from './form-fields';

/** Reads the descriptive texts and custom counters from a form. */
export function withAbout(character: Character, form: FormData): Character {
  const of = (name: string, was: string, most: number) => text(form, name, most) ?? was;
  const { looks } = character;
  const look = (name: 'age' | 'height' | 'weight' | 'eyes' | 'skin' | 'hair') =>
    of(`looks:${name}`, looks[name], 120);
  return {
    ...character,
    name: of('name', character.name, 80),
    player: of('player', character.player, 120),
    alignment: of('alignment', character.alignment, 120),
    xp: wholeOf(form, 'xp', 0, 9_999_999) ?? character.xp,
    looks: {
      ...looks,
      age: look('age'),
      height: look('height'),
      weight: look('weight'),
      eyes: look('eyes'),
      skin: look('skin'),
      hair: look('hair'),
      words: of('looks:words', looks.words, 2000),
    },
    backstory: of('backstory', character.backstory, 6000),
    notes: of('notes', character.notes, 6000),
    extras:
      rows(form, 'extra', 40, (at) => {
        const name = text(form, `extra:${at}:name`, 80) ?? '';
        return name === '' ? null : { name, words: text(form, `extra:${at}:words`, 2000) ?? '' };
      }) ?? character.extras,
    counters:
      rows(form, 'counter', 20, (at) => counterOf(character, form, at)) ?? character.counters,
  };
}
