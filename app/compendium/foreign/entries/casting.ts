import { slugOf } from '~/compendium/records/slug-of';
import type { KnownSpell, Spellcasting } from '~/compendium/records/spellcasting-record';
import { ABILITIES, ABILITY_NAMES, type Ability } from '~/rules/ability';
import { partsOf } from '../words/parts-of';

/** The heading of a spell list: "At will:", "3/day each:", "1st level (4 slots):". */
export const SPELL_GROUP =
  /^(At will|Cantrips?(?: \(at will\))?|(\d+)\/day( each)?|(\d)(?:st|nd|rd|th)[- ]level(?: \((\d+) slots?\))?):\s*/i;

/** Returns whether an entry with this name lists the spells that the creature casts. */
export function isSpellcasting(name: string): boolean {
  return /^(?:Innate )?Spellcasting\b/i.test(name);
}

/**
 * The heading of any list, such as "1/rest each:" or "Rituals:", which some programs write for other ways of casting.
 */
const ANY_GROUP = /^[^.:]{1,40}:\s*\S/;

/** Lines of a Spellcasting entry that list spells in a way a record cannot store; at most 10. They stay as text. */
export function unreadSpells(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => ANY_GROUP.test(line) && !SPELL_GROUP.test(line))
    .slice(0, 10);
}

/** Returns whether the text lists spells as a statblock does. */
export function listsSpells(text: string): boolean {
  if (!/:/.test(text) || !/at will|cantrip|\/day|level/i.test(text)) return false;
  return text.split('\n').some((line) => SPELL_GROUP.test(line.trim()));
}

/** Parses a Spellcasting entry of either edition; null when it does not name the spellcasting ability. */
export function castingOf(name: string, text: string): Spellcasting | null {
  const lines = text.split('\n').map((line) => line.trim());
  const intro = lines
    .filter((line) => !SPELL_GROUP.test(line))
    .join('\n')
    .slice(0, 2000);
  const ability = spellAbilityIn(intro);
  if (ability === null) return null;
  const casting: Spellcasting = {
    name: name.slice(0, 120),
    kind: /\b\d+(?:st|nd|rd|th)-level spellcaster\b/.test(intro) ? 'slots' : 'innate',
    intro,
    ability,
    dc: numberIn(/spell save DC (\d{1,2})/i, intro),
    toHit: numberIn(/\+(\d{1,2}) to hit with spell attacks/i, intro),
    level: numberIn(/(\d{1,2})(?:st|nd|rd|th)-level spellcaster/i, intro),
    list: /following ([a-z]+) spells/.exec(intro)?.[1] ?? null,
    ...withoutIn(intro),
    slots: {},
    atWill: [],
    perDay: [],
    known: [],
  };
  for (const line of lines) readGroup(casting, line);
  inIntro(casting);
  return casting;
}

function readGroup(casting: Spellcasting, line: string): void {
  const group = SPELL_GROUP.exec(line);
  if (group === null) return;
  const [whole, head = '', daily, each, level, slots] = group;
  const spells = spellsIn(line.slice(whole.length));
  if (spells.length === 0) return;
  if (/^at will/i.test(head)) casting.atWill.push(...spells);
  else if (/^cantrip/i.test(head)) casting.known.push({ level: 0, spells });
  else if (daily !== undefined) {
    casting.perDay.push({
      times: Math.min(20, Math.max(1, Number(daily))),
      each: each !== undefined || spells.length > 1,
      spells,
    });
  } else if (level !== undefined) {
    casting.known.push({ level: Number(level), spells });
    if (slots !== undefined)
      casting.slots = { ...casting.slots, [level]: Math.min(20, Number(slots)) };
  }
}

function spellsIn(words: string): KnownSpell[] {
  return partsOf(words.replace(/\.$/, '')).flatMap(spellOf).slice(0, 60);
}

function spellOf(words: string): KnownSpell[] {
  const [, name, star, note] = /^([^(]+?)(\*+)?(?:\s*\(([^)]+)\))?\.?$/.exec(words.trim()) ?? [];
  const id = slugOf(name ?? '').slice(0, 80);
  if (name === undefined || id === '') return [];
  const level = /^level (\d) version$/.exec(note ?? '')?.[1];
  return [
    {
      id,
      name: name.slice(0, 80),
      note: note?.slice(0, 120) ?? (star === undefined ? null : 'cast before combat'),
      ...(level === undefined || level === '0' ? {} : { level: Number(level) }),
    },
  ];
}

/**
 * Adds spells that the introduction names: "can cast disguise self and invisibility at will", "can innately cast
 * sleep".
 */
function inIntro(casting: Spellcasting): void {
  const atWill = /can cast ([a-z' ]+) at will/.exec(casting.intro)?.[1];
  if (atWill !== undefined && casting.atWill.length === 0)
    casting.atWill.push(...atWill.split(' and ').flatMap(spellOf));
  const once = /can innately cast (?!the following)([a-z' ]+?)(?: \(|,)/.exec(casting.intro)?.[1];
  if (once !== undefined && casting.perDay.length === 0) {
    casting.perDay.push({ times: 1, each: false, spells: spellOf(once) });
  }
}

function withoutIn(intro: string): Pick<Spellcasting, 'without'> {
  const said = /without ([^.]*?)components?/i.exec(intro)?.[1];
  if (said === undefined) return {};
  const without = (['V', 'S', 'M'] as const).filter((one) =>
    new RegExp({ V: 'verbal', S: 'somatic', M: 'material' }[one], 'i').test(said),
  );
  return without.length === 0 ? {} : { without };
}

/** The spellcasting ability that the introduction names, or null. */
export function spellAbilityIn(intro: string): Ability | null {
  const name =
    /(?:spellcasting ability is |using )(\w+)|(\w+) (?:is (?:its|his|her|their) spellcasting ability|as the spellcasting ability)/i.exec(
      intro,
    );
  const word = (name?.[1] ?? name?.[2] ?? '').toLowerCase();
  return ABILITIES.find((ability) => ABILITY_NAMES[ability].toLowerCase() === word) ?? null;
}

function numberIn(pattern: RegExp, words: string): number | null {
  const found = pattern.exec(words)?.[1];
  return found === undefined || Number(found) > 40 || Number(found) < 1 ? null : Number(found);
}
