import { conditionsOf, defencesOf } from '~/compendium/foreign/words/defences';
import { languagesOf } from '~/compendium/foreign/words/languages';
import type { Defence, MonsterRecord } from '~/compendium/records/monster-record';
import { CONDITIONS } from '~/rules/conditions';
import type { Edition } from '~/rules/edition';
import type { Field } from './fields';
import { fromKept, isPart, isSame } from './kept-json';
import type { FormReading } from './reading';

/** The fields of a text in statblock notation, and a hidden field for data that its text alone would lose. */
export function lineFields(name: string, text: string, value: unknown, read: unknown): Field[] {
  return [
    [name, text],
    ...(isSame(value, read) ? [] : [[`${name}.kept`, JSON.stringify({ text, value })] as const]),
  ];
}

/** The value of a text: the kept one while its text is unchanged, otherwise the parsed one. */
export function lineOf<T>(form: FormReading, name: string, read: (text: string) => T): T {
  const text = form.text(name);
  const kept = fromKept(form.raw(`${name}.kept`));
  // The whole record is validated later, including kept data.
  if (isPart(kept) && kept.text === text && 'value' in kept) return kept.value as T;
  return read(text);
}

const DEFENCES = ['vulnerable', 'resist', 'immune'] as const;

/** The fields of defences, languages, gear and environment. */
export function lineFieldsOf(record: MonsterRecord): Field[] {
  const { defences, languages, gear, environment, conditionImmune, edition } = record;
  const spoken = languages.text ?? '';
  const carried = gearText(gear);
  return [
    ...DEFENCES.flatMap((kind) => {
      const text = defenceText(defences[kind]);
      return lineFields(kind, text, defences[kind], defencesOf(text));
    }),
    ...conditionImmune.map((condition): Field => ['conditionImmune', condition]),
    ...(isSame(conditionImmune, inOrder(conditionImmune))
      ? []
      : [['conditionImmune.kept', JSON.stringify(conditionImmune)] as const]),
    ...lineFields('languages', spoken, languages, languagesOf(spoken, edition)),
    ...lineFields('gear', carried, gear ?? null, gearOf(carried) ?? null),
    ...lineFields(
      'environment',
      environment.join(', '),
      environment,
      listOf(environment.join(', ')),
    ),
  ];
}

/** Reads those fields. */
export function readLines(
  form: FormReading,
  edition: Edition,
): Pick<MonsterRecord, 'defences' | 'conditionImmune' | 'languages' | 'gear' | 'environment'> {
  for (const [name, label] of LABELS) form.line(name, label, 900);
  const [vulnerable, resist, immune] = DEFENCES.map((kind) => lineOf(form, kind, defencesOf));
  const gear = lineOf(form, 'gear', (text) => gearOf(text) ?? null);
  return {
    defences: { vulnerable: vulnerable ?? [], resist: resist ?? [], immune: immune ?? [] },
    conditionImmune: conditionsIn(form),
    languages: lineOf(form, 'languages', (text) => languagesOf(text, edition)),
    ...(gear === null ? {} : { gear }),
    environment: lineOf(form, 'environment', listOf),
  };
}

const LABELS = [
  ...([['vulnerable', 'This line'] as const, ['resist', 'This line'] as const] as const),
  ...([['immune', 'This line'] as const, ['gear', 'Gear'] as const] as const),
  ...([['languages', 'Languages'] as const, ['environment', 'Environment'] as const] as const),
] as const;

function conditionsIn(form: FormReading): MonsterRecord['conditionImmune'] {
  const typed = form.all('conditionImmune').filter((one) => one !== '');
  const { conditions, left } = conditionsOf(typed.join(', '));
  if (left.length > 0)
    form.wrong('conditionImmune', `“${left[0]?.slice(0, 40)}” is not a condition.`);
  const kept = fromKept(form.raw('conditionImmune.kept'));
  if (Array.isArray(kept) && isSame(inOrder(kept), conditions)) return kept;
  return conditions;
}

function inOrder(conditions: readonly unknown[]): unknown[] {
  return CONDITIONS.filter((one) => conditions.includes(one));
}

function defenceText(list: readonly Defence[]): string {
  const clauses = list.map(({ text }) => text);
  return clauses.join(clauses.some((text) => /,|\band\b|from/.test(text)) ? '; ' : ', ');
}

function gearText(gear: MonsterRecord['gear']): string {
  return (gear ?? [])
    .map(({ item, count }) => (count === undefined ? item : `${item} (${count})`))
    .join(', ');
}

function gearOf(text: string): MonsterRecord['gear'] {
  const gear = listOf(text).map((words) => {
    const [, item, count] = /^(.+?)\s*\((\d{1,2})\)$/.exec(words) ?? [];
    const many = Number(count);
    return item === undefined || many < 1
      ? { item: words }
      : { item: item.slice(0, 80), count: many };
  });
  return gear.length === 0 ? undefined : gear.slice(0, 20);
}

/** Splits a comma-separated list. */
export function listOf(text: string): string[] {
  return text
    .split(/,\s*(?![^(]*\))/)
    .map((word) => word.trim().slice(0, 60))
    .filter((word) => word !== '')
    .slice(0, 20);
}
