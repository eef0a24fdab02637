import type { Character } from '~/characters/record/character';

const PICK = /^[\w:>#/+.-]{1,120}$/;

/** Reads the picks of each choice in the form; other choices stay unchanged. */
export function withPicks(character: Character, form: FormData): Character {
  const choices = { ...character.choices };
  for (const place of form.getAll('asked').map(String).slice(0, 120)) {
    if (!/^[a-z0-9][a-z0-9/>#:+-]{0,199}$/.test(place)) continue;
    const own = form.getAll(`words:${place}`);
    const picks =
      own.length > 0
        ? own.map((value) => String(value).trim().slice(0, 100)).filter(Boolean)
        : form
            .getAll(`pick:${place}`)
            .flatMap((value) => String(value).split(','))
            .map((value) => value.trim())
            .filter(
              (value) => PICK.test(value) || /^[\p{L}\p{N}][\p{L}\p{N} ’'()-]{0,99}$/u.test(value),
            );
    if (picks.length > 0) choices[place] = picks.slice(0, 40);
    else delete choices[place];
  }
  return { ...character, choices };
}
