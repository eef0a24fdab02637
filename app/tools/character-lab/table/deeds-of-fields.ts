import type { Deed } from '~/characters/play/deed';
import type { Condition } from '~/rules/conditions';
import { createRandom } from '~/rules/random';
import { restDice } from './rest-dice';

/** The field values of a form by name. */
export type TableFields = ReadonlyMap<string, string>;

/** The deeds of a form, or why there are none, as a sentence. */
export type AskedDeeds = { ok: true; deeds: Deed[] } | { ok: false; problem: string };

/** The maximum length of a form's id, so that the deed ids derived from it stay valid. */
const LONGEST_ID = 37;

/**
 * The deeds of a form, with ids derived from the form's id, so that a repeated submission has the same ones. Empty dice
 * fields are rolled with that id as seed. Invalid input gives a sentence that says what to type.
 */
export function deedsOfFields(form: TableFields): AskedDeeds {
  const fields = withPressed(form);
  const id = fields.get('id') ?? '';
  if (id.length < 8 || id.length > LONGEST_ID) return no();
  switch (fields.get('does')) {
    case 'cast':
      return asked([castOf(id, fields)]);
    case 'short-rest': {
      const rest = restDice(fields, (what, sides) => thrown(id, what, sides));
      return rest.ok ? asked([{ id, does: 'short-rest', dice: rest.dice }]) : rest;
    }
    case 'loot':
      return asked(
        [lootOf(id, fields)],
        'Name the item, with a whole number of pieces and its weight in pounds.',
      );
    case 'note': {
      const isEmpty = noteText(fields.get('text')) === '' && (fields.get('note') ?? '') === '';
      return isEmpty ? no('Write something first.') : asked([deedOf(id, fields)]);
    }
    case 'death-save': {
      const own = (fields.get('die') ?? '').trim();
      if (own !== '' && !/^([1-9]|1\d|20)$/.test(own))
        return no(`Enter a d20 roll from 1 to 20, not “${own}”.`);
      return asked([deathSave(id, fields)]);
    }
    case 'damage':
      return asked(
        [deedOf(id, fields)],
        isHalfOfOne(fields) ? 'Half of 1 is 0: no damage.' : undefined,
      );
    default:
      return asked([deedOf(id, fields)]);
  }
}

/** Whether resistance leaves no damage. */
function isHalfOfOne(fields: TableFields): boolean {
  return fields.get('half') === 'true' && wholeOf((fields.get('amount') ?? '').trim(), 0) === 1;
}

function asked(deeds: readonly (Deed | null)[], problem?: string): AskedDeeds {
  const meant = deeds.filter((deed) => deed !== null);
  const isWhole = meant.length > 0 && meant.length === deeds.length;
  return isWhole ? { ok: true, deeds: meant } : no(problem);
}

function no(problem = 'Enter a whole number first.'): AskedDeeds {
  return { ok: false, problem };
}

/** Expands a button's value into fields: "does=slot&level=1&by=-1". */
function withPressed(form: TableFields): TableFields {
  const pressed = form.get('press');
  return pressed === undefined
    ? form
    : new Map([...form, ...new URLSearchParams(pressed.slice(0, 600))]);
}

function deedOf(id: string, fields: TableFields): Deed | null {
  const text = (name: string) => (fields.get(name) ?? '').trim();
  const number = (name: string, none = Number.NaN) => wholeOf(text(name), none);
  const amount = number('amount');
  const by = number('by');
  const isOn = (name: string) => text(name) === 'true';
  const does = text('does') as Deed['does'];
  switch (does) {
    case 'damage': {
      const taken = isOn('half') ? Math.floor(amount / 2) || Number.NaN : amount;
      return known({ id, does, amount: taken, type: null, critical: isOn('critical') });
    }
    case 'heal':
      return known({ id, does, amount });
    case 'temporary':
      return known({ id, does, amount, replace: isOn('replace') });
    case 'hit-points':
    case 'pact-slot':
    case 'exhaustion':
    case 'inspiration':
      return known({ id, does, by });
    case 'hit-die': {
      const sides = sidesOf(number('sides'));
      return (
        sides && known({ id, does, sides, roll: number('roll', thrown(id, 'hit die', sides)) })
      );
    }
    case 'stabilise':
    case 'dawn':
      return { id, does };
    case 'slot':
      return known({ id, does, level: number('level'), by });
    case 'supply':
      return supplyOf(id, fields, by);
    case 'counter':
      return known({ id, does, key: text('key'), by });
    case 'effect':
      return { id, does, key: text('key'), on: isOn('on') };
    case 'gear':
      return gearOf(id, fields);
    case 'recover':
      return { id, does, item: text('item') };
    case 'note':
      return { id, does, note: text('note') || newId(id), text: noteText(fields.get('text')) };
    case 'concentrate':
      return { id, does, on: text('on').slice(0, 80) };
    case 'condition':
      return { id, does, condition: text('condition') as Condition, on: isOn('on') };
    case 'coins': {
      const sign = text('way') === 'out' ? -1 : 1;
      const coin = (kind: string) => sign * number(kind, 0) || 0;
      const [cp, sp, ep, gp, pp] = [coin('cp'), coin('sp'), coin('ep'), coin('gp'), coin('pp')];
      const isNone = [cp, sp, ep, gp, pp].every((count) => count === 0);
      return isNone ? null : known({ id, does, cp, sp, ep, gp, pp });
    }
    case 'long-rest':
      return { id, does, fed: text('hungry') === '', dawn: text('night') === '' };
    case 'undo':
      return { id, does, of: text('of') };
    default:
      return null;
  }
}

/** A use of a feature, with what it does to the character itself; `way` is "out" for a typed number of uses. */
function supplyOf(id: string, fields: TableFields, by: number): Deed | null {
  const isTyped = fields.get('way') === 'out';
  const uses = isTyped ? -wholeOf((fields.get('uses') ?? '').trim(), 1) : by;
  const begins = fields.get('begins') ?? '';
  return known({
    id,
    does: 'supply',
    key: fields.get('key') ?? '',
    by: uses < 0 || !isTyped ? uses : Number.NaN,
    ...amountIn(id, fields, 'heals'),
    ...amountIn(id, fields, 'braces'),
    ...(begins === '' ? {} : { begins }),
    ...(isTyped && fields.get('self') === 'yes' ? { heals: Math.abs(uses) } : {}),
  });
}

/** The rolled dice of a field, such as "1d10+5", at least 1; nothing without the field. */
function amountIn<Name extends 'heals' | 'braces'>(
  id: string,
  fields: TableFields,
  name: Name,
): { [One in Name]?: number } {
  const dice = fields.get(name) ?? '';
  const amount: { [One in Name]?: number } = {};
  if (dice !== '') amount[name] = Math.max(1, rolledDice(id, dice));
  return amount;
}

/** The sum of "2d4+2" or "15", seeded by the id of the deed; NaN for anything else. */
function rolledDice(id: string, text: string): number {
  const [, count = '0', sides = '1', plus = '0'] =
    /^(?:(\d{1,2})d(\d{1,3}))?([+-]?\d{1,3})?$/.exec(text.replace('−', '-')) ?? [];
  if (text === '' || Number(sides) < 1) return Number.NaN;
  if (!/^[\dd+−-]+$/.test(text)) return Number.NaN;
  const random = createRandom(id).fork('amount');
  let sum = Number(plus);
  for (let at = 0; at < Number(count); at += 1) sum += random.die(Number(sides));
  return sum;
}

function gearOf(id: string, fields: TableFields): Deed | null {
  const given = (name: string) => fields.get(name) ?? '';
  const isSet = (name: 'equipped' | 'attuned') =>
    given(name) === '' ? {} : { [name]: given(name) === 'true' };
  return known({
    id,
    does: 'gear',
    item: given('item'),
    ...(given('by') === '' ? {} : { by: wholeOf(given('by'), 0) || Number.NaN }),
    ...(given('shot') === 'true' ? { shot: true } : {}),
    ...(fields.has('within') ? { within: given('within') } : {}),
    ...isSet('equipped'),
    ...isSet('attuned'),
    ...amountIn(id, fields, 'heals'),
  });
}

/** An item that was found, with its count and its weight in pounds. */
function lootOf(id: string, fields: TableFields): Deed | null {
  const text = (name: string) => (fields.get(name) ?? '').trim();
  const pounds = text('pounds').replace(',', '.');
  if (text('name') === '' || !/^(\d{1,4}(\.\d{1,2})?)?$/.test(pounds)) return null;
  return known({
    id,
    does: 'loot',
    item: newId(id),
    slug: null,
    name: text('name').slice(0, 80),
    count: wholeOf(text('count'), 1),
    pounds: pounds === '' ? null : Number(pounds),
  });
}

/** The id of a new note or item: that of the deed, as far as it fits. */
function newId(id: string): string {
  return id.replace(/[^\w-]/g, '').slice(0, 40);
}

function noteText(text = ''): string {
  return text.replaceAll('\r\n', '\n').trim().slice(0, 1000);
}

/**
 * A death save: with `worse`, the lower of two dice counts; `less` is the exhaustion penalty, which does not change the
 * results 1 and 20 of the die.
 */
function deathSave(id: string, fields: TableFields): Deed | null {
  const first = thrown(id, 'death', 20);
  const isWorse = fields.get('worse') === 'true';
  const own = isWorse ? Math.min(first, thrown(id, 'death again', 20)) : first;
  const die = wholeOf((fields.get('die') ?? '').trim(), own);
  const less = wholeOf(fields.get('less'), 0);
  return known({ id, does: 'death-save', die, total: less === 0 ? null : die - less });
}

/**
 * Casting a spell: its cost and the concentration on it as one deed, so that one undo reverts both; or only the
 * concentration.
 */
function castOf(id: string, fields: TableFields): Deed | null {
  const [how, level] = (fields.get('cost') ?? '').split(':', 2);
  const on = (fields.get('on') ?? '').slice(0, 80);
  const name = (fields.get('spell') ?? on).slice(0, 80);
  const spell = name === '' ? {} : { spell: name, holds: on !== '' };
  switch (how) {
    case 'slot':
      return known({ id, does: 'slot', level: wholeOf(level, 0), by: -1, ...spell });
    case 'pact':
      return { id, does: 'pact-slot', by: -1, ...spell };
    case 'supply':
      return { id, does: 'supply', key: fields.get('key') ?? '', by: -1, ...spell };
    case 'cantrip':
    case 'at-will':
    case 'ritual':
      return name === '' ? null : { id, does: 'cast', how, spell: name, holds: on !== '' };
    default:
      return on === '' ? null : { id, does: 'concentrate', on };
  }
}

/** A die roll seeded by the id of the deed, so that device and server get the same. */
function thrown(id: string, what: string, sides: number): number {
  return createRandom(id).fork(what).die(sides);
}

function sidesOf(sides: number): 6 | 8 | 10 | 12 | null {
  return ([6, 8, 10, 12] as const).find((one) => one === sides) ?? null;
}

function wholeOf(text: string | undefined, none: number): number {
  const typed = (text ?? '').replace('−', '-');
  if (typed === '') return none;
  return /^[+-]?\d{1,7}$/.test(typed) ? Number(typed) : Number.NaN;
}

/** The deed, or null when one of its numbers is NaN. */
function known<D extends Deed>(deed: D): D | null {
  return Object.values(deed).some((value) => Number.isNaN(value)) ? null : deed;
}
