import { slugOf } from '~/compendium/records/slug-of';
import type { KnownSpell, Spellcasting } from '~/compendium/records/spellcasting-record';
import { ABILITIES } from '~/rules/ability';
import type { Field } from './fields';
import { lineFields, lineOf } from './lines-form';
import type { FormReading } from './reading';
import { dcBy, type Sheet, toHitBy } from './sheet';
import { braced, withTokens } from './tokens';

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const SLOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const PARTS = ['V', 'S', 'M'] as const;
/** Whether a number is calculated from the ability, set by hand, or missing. */
export const FOLLOWS = ['follows', 'hand', 'none'] as const;

/** Converts a spellcasting to form fields. `isComposed`: its text is generated from the rest. */
export function castingFields(
  row: string,
  casting: Spellcasting,
  sheet: Sheet,
  isComposed: boolean,
): Field[] {
  const { ability, dc, toHit, level } = casting;
  const how = (value: number | null, derived: number) =>
    value === null ? 'none' : value === derived ? 'follows' : 'hand';
  const dcHow = how(dc, dcBy(sheet, ability));
  const hitHow = how(toHit, toHitBy(sheet, ability));
  const atWill = spellsText(casting.atWill);
  const perDay = daysText(casting.perDay);
  const levels = casting.known.map((one) => one.level);
  const isInOrder = levels.every((one, at) => at === 0 || one > (levels[at - 1] ?? 0));
  return [
    [`${row}.name`, casting.name],
    [`${row}.kind`, casting.kind],
    [`${row}.intro`, isComposed ? '' : tokensOf(casting, sheet)],
    [`${row}.ability`, ability],
    [`${row}.dcHow`, dcHow],
    [`${row}.dc`, dcHow === 'hand' ? String(dc) : ''],
    [`${row}.hitHow`, hitHow],
    [`${row}.hit`, hitHow === 'hand' ? String(toHit) : ''],
    [`${row}.level`, level === null ? '' : String(level)],
    [`${row}.list`, casting.list ?? ''],
    ...(casting.without ?? []).map((one): Field => [`${row}.without`, one]),
    ...SLOTS.map((at): Field => [`${row}.slots.${at}`, String(casting.slots[at] ?? '')]),
    ...lineFields(`${row}.atWill`, atWill, casting.atWill, spellsOf(atWill)),
    ...lineFields(`${row}.perDay`, perDay, casting.perDay, daysOf(perDay)),
    ...(isInOrder ? [] : [[`${row}.known.kept`, JSON.stringify(casting.known)] as const]),
    ...LEVELS.flatMap((at) => {
      const spells = casting.known.find((one) => one.level === at)?.spells ?? [];
      const text = spellsText(spells);
      return lineFields(`${row}.known.${at}`, text, spells, spellsOf(text));
    }),
  ];
}

/** Reads a spellcasting from a form; its text is '' when it is generated. */
export function castingOf(form: FormReading, row: string, sheet: Sheet): Spellcasting {
  const ability = form.oneOf(`${row}.ability`, 'The ability', ABILITIES, 'int');
  const set = (name: string, label: string, min: number, derived: number) => {
    const how = form.oneOf(`${row}.${name}How`, label, FOLLOWS, 'follows');
    const typed = form.number(`${row}.${name}`, { label, min, max: 40 });
    if (how === 'hand' && typed === null)
      form.wrong(`${row}.${name}`, `${label}: enter the number.`);
    if (how === 'none') return null;
    return how === 'hand' ? (typed ?? derived) : Math.min(40, Math.max(min, derived));
  };
  const slots: Spellcasting['slots'] = {};
  for (const at of SLOTS) {
    const count = form.number(`${row}.slots.${at}`, { label: 'Slots', min: 0, max: 20 });
    if (count !== null) slots[at] = count;
  }
  const without = PARTS.filter((one) => form.all(`${row}.without`).includes(one));
  const raw = form.prose(`${row}.intro`, 'The introduction', 2000);
  const { text, unknown } = withTokens(raw, sheet);
  if (unknown.length > 0) {
    form.wrong(`${row}.intro`, `${unknown[0]} is not a known placeholder.`);
  }
  return {
    name: form.line(`${row}.name`, 'The name', 120) ?? 'Spellcasting',
    kind: form.oneOf(`${row}.kind`, 'How it casts', ['slots', 'innate'], 'innate'),
    intro: text.slice(0, 2000),
    ability,
    dc: set('dc', 'The spell save DC', 1, dcBy(sheet, ability)),
    toHit: set('hit', 'The spell attack bonus', -10, toHitBy(sheet, ability)),
    level: form.number(`${row}.level`, { label: 'The caster level', min: 1, max: 30 }),
    list: form.line(`${row}.list`, 'The list', 40),
    ...(without.length === 0 ? {} : { without }),
    slots,
    atWill: lineOf(form, `${row}.atWill`, spellsOf),
    perDay: lineOf(form, `${row}.perDay`, daysOf),
    known: LEVELS.flatMap((level) => {
      const spells = lineOf(form, `${row}.known.${level}`, spellsOf);
      return spells.length === 0 ? [] : [{ level, spells }];
    }),
  };
}

function tokensOf({ intro, ability, dc, toHit }: Spellcasting, sheet: Sheet): string {
  const by = ability.toUpperCase();
  let marked = braced(intro);
  if (dc === dcBy(sheet, ability)) marked = marked.replace(`DC ${dc}`, `{DC ${by}}`);
  if (toHit === toHitBy(sheet, ability)) {
    marked = marked.replace(`+${toHit} to hit`, `{ATK ${by}} to hit`);
  }
  return withTokens(marked, sheet).text === intro ? marked : braced(intro);
}

function spellsText(spells: readonly KnownSpell[]): string {
  return spells.map(({ name, note }) => (note === null ? name : `${name} (${note})`)).join(', ');
}

/** Parses "Mage Armor (self only), Acid Arrow (level 3 version)" to known spells. */
export function spellsOf(text: string): KnownSpell[] {
  return text
    .split(/[,\n]\s*(?![^(]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, 60)
    .flatMap((part): KnownSpell[] => {
      const [, title = part, words] = /^(.+?)\s*\(([^()]+)\)$/.exec(part) ?? [];
      const name = title.slice(0, 80).trim();
      const note = words?.slice(0, 120).trim() || null;
      const level = /^level ([1-9]) version$/.exec(note ?? '')?.[1];
      const id = slugOf(name).slice(0, 80).replace(/-$/, '');
      if (id === '') return [];
      return [{ id, name, note, ...(level === undefined ? {} : { level: Number(level) }) }];
    });
}

function daysText(days: Spellcasting['perDay']): string {
  return days
    .map(({ times, each, spells }) => `${times}/day${each ? ' each' : ''}: ${spellsText(spells)}`)
    .join('\n');
}

/** Parses "3/day each: Darkness, Fly" in each line. */
function daysOf(text: string): Spellcasting['perDay'] {
  return text
    .split('\n')
    .flatMap((row) => {
      const [, times, each, spells] =
        /^\s*(\d{1,2})(?:\s*\/\s*day)?( each)?:(.*)$/i.exec(row) ?? [];
      if (times === undefined || spells === undefined) return [];
      const count = Math.min(20, Math.max(1, Number(times)));
      return [{ times: count, each: each !== undefined, spells: spellsOf(spells) }];
    })
    .slice(0, 12);
}
