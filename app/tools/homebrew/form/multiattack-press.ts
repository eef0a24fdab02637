import { type Field, rowsOf } from './fields';
import { pressed, rowFields, withRow } from './presses';

/** The maximum number of different attacks in a composed Multiattack. */
export const MULTIATTACK_PARTS = 3;

/** The maximum count of each attack. */
export const MOST_TIMES = 6;

const TIMES = ['one', 'two', 'three', 'four', 'five', 'six'];

type Part = { readonly name: string; readonly times: number; readonly isAttack: boolean };

/** Writes the text of a Multiattack, with other uses before its attacks, so that parsing it gives the same result. */
export function multiattackWords(parts: readonly Part[]): string {
  const uses = parts.filter(({ isAttack }) => !isAttack).map(({ name }) => name);
  const attacks = parts
    .filter(({ isAttack }) => isAttack)
    .map(({ name, times }) => `${TIMES[times - 1]} ${name} attack${times === 1 ? '' : 's'}`);
  if (uses.length === 0) return `The {name} makes ${listed(attacks)}.`;
  const first = `The {name} uses ${listed(uses)}.`;
  return attacks.length === 0 ? first : `${first} It then makes ${listed(attacks)}.`;
}

/**
 * Adds a Multiattack of the selected actions as the first action, or rewrites the existing one; null when none was
 * selected.
 */
export function withMultiattack(
  fields: readonly Field[],
  chosen: (name: string) => string,
): Field[] | null {
  const parts = chosenParts(fields, chosen);
  if (parts.length === 0) return null;
  const text = multiattackWords(parts);
  // It belongs to the previous text.
  const others = fields.filter(([name]) => name !== 'multiattack.kept');
  const rows = rowsOf(others, 'actions');
  const there = rows.find((row) => isMultiattack(nameIn(others, row)));
  if (there === undefined) {
    const added = withRow(others, 'actions', [
      ['name', 'Multiattack'],
      ['deed', 'words'],
      ['text', text],
    ]);
    return asFirst(added);
  }
  const head = `actions.${there}`;
  const own = new Set([`${head}.text`, `${head}.deed`, `${head}.kept`]);
  return [
    ...others.filter(([name]) => !own.has(name)),
    [`${head}.deed`, 'words'],
    [`${head}.text`, text],
  ];
}

/** Moves the last action to the front. */
function asFirst(fields: Field[]): Field[] {
  const rows = rowsOf(fields, 'actions');
  let form = fields;
  let row = rows.at(-1) ?? 0;
  for (let at = rows.length - 1; at > 0; at -= 1) {
    form = pressed(form, { do: 'up', list: 'actions', row });
    // Rows are renumbered from 0 after a move.
    row = at - 1;
  }
  return form;
}

/** Returns whether an action is the Multiattack. */
export function isMultiattack(name: string): boolean {
  return /^multiattack\b/i.test(name);
}

function chosenParts(fields: readonly Field[], chosen: (name: string) => string): Part[] {
  const rows = new Set(rowsOf(fields, 'actions').map(String));
  return Array.from({ length: MULTIATTACK_PARTS }, (_, at) => {
    const row = chosen(`multi.${at}.of`);
    const times = Number(chosen(`multi.${at}.times`));
    const name = rows.has(row) ? nameIn(fields, Number(row)) : '';
    const isAttack = new Map(rowFields(fields, 'actions', Number(row))).get('deed') === 'attack';
    return { name, times, isAttack };
  }).filter(
    ({ name, times }, at, all) =>
      name !== '' &&
      !isMultiattack(name) &&
      Number.isInteger(times) &&
      times >= 1 &&
      times <= MOST_TIMES &&
      all.findIndex((one) => one.name === name) === at,
  );
}

function nameIn(fields: readonly Field[], row: number): string {
  return fields.find(([name]) => name === `actions.${row}.name`)?.[1].trim() ?? '';
}

function listed(words: readonly string[]): string {
  const [last = '', ...before] = words.toReversed();
  if (before.length === 0) return last;
  const first = before.toReversed().join(', ');
  return `${first}${before.length > 1 ? ',' : ''} and ${last}`;
}
