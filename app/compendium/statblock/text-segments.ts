import type { Roll } from '~/dice-tray/roll';
import { withConditions } from './condition-segments';
import type { Segment } from './statblock';

/** Every roll in an entry's text: "+4 to hit", "5 (1d6 + 2)", "2d4", "d20". */
const ROLLS =
  /([+−-]\d{1,2})(?= to hit\b)|\b(?:\d+ )?\((\d+d\d+(?: ?[+−–-] ?\d+)?)\)|\b(\d*d(?:4|6|8|10|12|20|100|%)(?: ?[+−–-] ?\d+)?)(?!\w)/g;

/** The damage type in the text after some dice. */
const DAMAGE_BEHIND = /^ (?:(\w+)(?:(?:, \w+)*,? or \w+)? )?damage\b/;

/** Bold text in the source. */
const BOLD = /\*\*([^*]+)\*\*/;

/** The start of attacks, which is set in italics. */
const ATTACK_HEAD =
  /((?:Melee|Ranged|Melee or Ranged)(?: Weapon| Spell)? Attack(?: Roll)?:|Hit:|Miss:|Hit or Miss:|(?:Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma) Saving Throw:|Failure:|Success:|Failure or Success:|Trigger:|Response:)/;

/** Replaces straight apostrophes by typographic ones, which also avoids their six-character HTML escape. */
export function printed(words: string): string {
  return words.replace(/(?<=\w)'/g, '’');
}

/**
 * Splits the text of an entry into segments, so that dice can be rolled and conditions opened; `name` labels the rolls
 * in the history.
 */
export function textSegments(text: string, name: string): Segment[] {
  return withConditions(
    printed(text)
      .split(BOLD)
      .flatMap((part, at) => (at % 2 === 1 ? [{ strong: part }] : headsIn(part, name))),
  );
}

function headsIn(text: string, name: string): Segment[] {
  return text.split(ATTACK_HEAD).flatMap((part, at, parts): Segment[] => {
    if (at % 2 === 1) return [{ em: part }];
    return parts[at - 1]?.endsWith('Attack Roll:') ? hitIn(part, name) : rollsIn(part, name);
  });
}

/** In the 2024 books, the bonus follows directly after the start of the attack: " +9, reach 15 ft." */
function hitIn(text: string, name: string): Segment[] {
  const [before, bonus] = /^ ([+−-]\d{1,2})(?=[, ])/.exec(text) ?? [];
  if (before === undefined || bonus === undefined) return rollsIn(text, name);
  const roll = rollOf(name, bonus, '', '');
  return [' ', { text: bonus, roll }, ...rollsIn(text.slice(before.length), name)];
}

function rollsIn(text: string, name: string): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  for (const match of text.matchAll(ROLLS)) {
    const [whole, toHit, inBrackets, bare] = match;
    const behind = text.slice(match.index + whole.length);
    if (match.index > done) segments.push(text.slice(done, match.index));
    segments.push({ text: whole, roll: rollOf(name, toHit, inBrackets ?? bare ?? '', behind) });
    done = match.index + whole.length;
  }
  if (done < text.length) segments.push(text.slice(done));
  return segments;
}

function rollOf(name: string, toHit: string | undefined, dice: string, behind: string): Roll {
  if (toHit !== undefined) {
    return { kind: 'attack', of: `${name}, to hit`, dice: `1d20${bare(toHit)}` };
  }
  const written = bare(dice).replace(/^d/, '1d').replace('%', '100');
  const damage = DAMAGE_BEHIND.exec(behind);
  if (damage === null) return { kind: 'other', of: name, dice: written };
  return {
    kind: 'damage',
    of: damage[1] === undefined ? `${name}, damage` : `${name}, ${damage[1].toLowerCase()} damage`,
    dice: written,
  };
}

function bare(dice: string): string {
  return dice.replace(/\s/g, '').replace(/[−–]/g, '-');
}
