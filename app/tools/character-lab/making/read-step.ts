import { type Character, character as characterShape } from '~/characters/record/character';
import type { MakingStep, Sheet } from '~/characters/sheet/sheet';
import { expectation } from '~/compendium/records/record-problem';
import { ABILITIES } from '~/rules/ability';

/** What stands on the form of a step, put onto the character; what is no field of the step is left alone. */
export function withStep(
  character: Character,
  step: MakingStep,
  form: FormData,
  sheet: Sheet,
): Character {
  const asked = withPicks(character, form);
  const set = withOverrides(asked, form);
  switch (step) {
    case 'race':
      return withRace(set, form);
    case 'class':
      return withClasses(set, form);
    case 'background':
      return withBackground(set, form);
    case 'abilities':
      return withAbilities(set, form);
    case 'spells':
      return withSpells(set, form, sheet);
    case 'equipment':
      return withItems(set, form);
    case 'about':
      return withAbout(set, form);
  }
}

function text(form: FormData, name: string, most: number): string | null {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, most) : null;
}

/** A whole number of a field within limits; null where there is none, so that what stood there stays. */
export function wholeOf(form: FormData, name: string, least: number, most: number): number | null {
  const value = text(form, name, 12)?.replace('−', '-') ?? '';
  if (!/^-?\d+$/.test(value)) return null;
  return Math.min(most, Math.max(least, Number(value)));
}

const PICK = /^[\w:>#/+.-]{1,120}$/;

/** The picks of each question that stood on the form; those of others stay as they are. */
function withPicks(character: Character, form: FormData): Character {
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

/** Numbers set by hand: an empty field is by the rules again. */
function withOverrides(character: Character, form: FormData): Character {
  const overrides = { ...character.overrides };
  for (const [name, value] of form) {
    const key = /^override:([a-z][a-z0-9.-]{0,79})$/.exec(name)?.[1];
    if (key === undefined || typeof value !== 'string') continue;
    const number = wholeOf(form, name, -999, 9999);
    if (value.trim() === '') delete overrides[key];
    else if (number !== null) overrides[key] = number;
  }
  return { ...character, overrides };
}

function withRace(character: Character, form: FormData): Character {
  const race = text(form, 'race', 80) ?? character.race;
  const subrace = race === character.race ? (text(form, 'subrace', 80) ?? character.subrace) : null;
  const size = form.get('size');
  const chosen: 'small' | 'medium' | null = size === 'small' || size === 'medium' ? size : null;
  const looks = { ...character.looks, size: chosen ?? character.looks.size };
  return { ...character, race, subrace, looks };
}

function withClasses(character: Character, form: FormData): Character {
  const subclasses = { ...character.subclasses };
  for (const [name, value] of form) {
    const slug = /^subclass:([a-z-]{1,80})$/.exec(name)?.[1];
    if (slug !== undefined && typeof value === 'string') subclasses[slug] = value.slice(0, 80);
  }
  const levels = character.levels.map((level, at) => {
    if (!form.has(`hp:${at + 1}`)) return level;
    const typed = text(form, `hp:${at + 1}`, 4);
    if (typed === '') return { ...level, hp: null };
    return { ...level, hp: wholeOf(form, `hp:${at + 1}`, 1, 12) ?? level.hp };
  });
  return { ...character, subclasses, levels };
}

function withBackground(character: Character, form: FormData): Character {
  const background = text(form, 'background', 80) ?? character.background;
  const personality = { ...character.personality };
  for (const part of ['traits', 'ideals', 'bonds', 'flaws'] as const) {
    personality[part] = text(form, `personality:${part}`, 1000) ?? personality[part];
  }
  return {
    ...character,
    background,
    personality,
    ownBackground: ownBackgroundOf(character, form, background),
  };
}

function ownBackgroundOf(
  character: Character,
  form: FormData,
  background: string | null,
): Character['ownBackground'] {
  const was = character.ownBackground;
  if (background !== 'own') return was;
  const own = was ?? {
    ...{ name: 'A background of my own', skills: [], tools: [], languages: [] },
    ...{ abilities: [], feat: null, feature: null },
  };
  const name = text(form, 'own:name', 80);
  if (name === null) return own;
  const many = (field: string, most: number) => form.getAll(field).map(String).slice(0, most);
  const extras = many('own:extras', 2);
  const featureName = text(form, 'own:featureName', 80) ?? '';
  const abilities = many('own:abilities', 3);
  return {
    name: name || own.name,
    skills: many('own:skills', 2),
    tools: extras.filter((one) => one.startsWith('tool:')).map((one) => one.slice(5)),
    languages: extras.filter((one) => one.startsWith('language:')).map((one) => one.slice(9)),
    abilities: ABILITIES.filter((ability) => abilities.includes(ability)),
    feat: text(form, 'own:feat', 80) || null,
    feature:
      featureName === ''
        ? null
        : { name: featureName, words: text(form, 'own:featureWords', 1000) ?? '' },
  };
}

const METHODS = ['array', 'points', 'rolled', 'hand'] as const;

function withAbilities(character: Character, form: FormData): Character {
  const { abilities } = character;
  const method = METHODS.find((one) => one === form.get('method')) ?? abilities.method;
  const base = { ...abilities.base };
  const changed = ABILITIES.flatMap((ability) => {
    const value = wholeOf(form, `base:${ability}`, 1, 30);
    return value !== null && value !== base[ability] ? [{ ability, value }] : [];
  });
  for (const { ability, value } of changed) {
    // Of the array and of what was rolled each value is there once: who takes another's gives it theirs.
    const other = ABILITIES.find((one) => one !== ability && base[one] === value);
    const isShared = method === 'array' || method === 'rolled';
    if (isShared && changed.length === 1 && other) base[other] = base[ability];
    base[ability] = value;
  }
  return { ...character, abilities: { ...abilities, method, base } };
}

function withSpells(character: Character, form: FormData, sheet: Sheet): Character {
  const spells = { ...character.spells };
  const casts = new Set(sheet.castings.map((casting) => casting.class));
  for (const name of form.getAll('spell-part').map(String)) {
    const [, slug = '', part = ''] =
      /^spells:([a-z-]+):(cantrips|known|prepared)$/.exec(name) ?? [];
    if (!casts.has(slug)) continue;
    const was = spells[slug] ?? { cantrips: [], known: [], prepared: [] };
    const picks = form
      .getAll(name)
      .map(String)
      .filter((pick) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(pick))
      .slice(0, part === 'known' ? 120 : part === 'prepared' ? 60 : 20);
    spells[slug] = { ...was, [part]: [...new Set(picks)] };
  }
  return { ...character, spells };
}

function withItems(character: Character, form: FormData): Character {
  const listed = new Set(form.getAll('items').map(String));
  const items = character.items.map((item) => {
    if (!listed.has(item.id)) return item;
    const field = (name: string) => `item:${item.id}:${name}`;
    return {
      ...item,
      count: wholeOf(form, field('count'), 0, 9999) ?? item.count,
      equipped: form.has(field('equipped')),
      attuned: form.has(field('attuned')),
      plus: wholeOf(form, field('plus'), 0, 5) ?? item.plus,
    };
  });
  const coins = { ...character.play.coins };
  for (const coin of ['pp', 'gp', 'ep', 'sp', 'cp'] as const) {
    coins[coin] = wholeOf(form, `coin:${coin}`, 0, 999_999) ?? coins[coin];
  }
  return { ...character, items, play: { ...character.play, coins } };
}

function withAbout(character: Character, form: FormData): Character {
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
      ...{ age: look('age'), height: look('height'), weight: look('weight') },
      ...{ eyes: look('eyes'), skin: look('skin'), hair: look('hair') },
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

const BACK = ['none', 'short-rest', 'long-rest', 'dawn'] as const;

function counterOf(
  character: Character,
  form: FormData,
  at: number,
): Character['counters'][number] | null {
  const name = text(form, `counter:${at}:name`, 60) ?? '';
  if (name === '') return null;
  const back = BACK.find((one) => one === form.get(`counter:${at}:back`)) ?? 'none';
  const key = character.counters[at]?.key ?? `c${freeNumber(character)}`;
  return { key, name, most: wholeOf(form, `counter:${at}:most`, 1, 999), back };
}

/** A number that no counter had, so that a new one does not begin with an old one's count. */
function freeNumber(character: Character): number {
  const taken = [
    ...character.counters.map(({ key }) => key),
    ...Object.keys(character.play.counters),
  ];
  return 1 + Math.max(0, ...taken.map((key) => Number(/^c(\d+)$/.exec(key)?.[1] ?? 0)));
}

/** The rows of a list on the form, without those that were emptied; null where the list was not on it. */
function rows<T>(
  form: FormData,
  name: string,
  most: number,
  of: (at: number) => T | null,
): T[] | null {
  if (!form.has(`${name}:0:name`)) return null;
  const found: T[] = [];
  for (let at = 0; at <= most && form.has(`${name}:${at}:name`); at += 1) {
    const row = of(at);
    if (row !== null && found.length < most) found.push(row);
  }
  return found;
}

/** The character as it may be kept, or the first thing that cannot be, in words. */
export function asKept(
  character: Character,
): { ok: true; character: Character } | { ok: false; problem: string } {
  const read = characterShape.safeParse(character);
  if (read.success) return { ok: true, character: read.data };
  const [issue] = read.error.issues;
  return {
    ok: false,
    problem: `${issue?.path.join(' › ') || 'Something'} ${issue ? expectation(issue) : 'cannot be kept'}.`,
  };
}
