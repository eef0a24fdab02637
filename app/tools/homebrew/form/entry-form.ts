import type { AttackEffect, SaveEffect } from '~/compendium/records/effects';
import type { Entry, Recharge, Uses } from '~/compendium/records/entry-record';
import type { Edition } from '~/rules/edition';
import { attackAbility, attackFields, attackOf } from './attack-form';
import type { Field } from './fields';
import type { FormReading } from './reading';
import { DC_ORDER, saveFields, saveOf } from './save-form';
import { abilityBy, dcBy, type Sheet } from './sheet';
import { braced, withTokens } from './tokens';

/** The source of an entry's mechanics: its text, or the form fields of an attack or save. */
export const DEEDS = ['words', 'attack', 'save'] as const;
export type Deed = (typeof DEEDS)[number];

/** The data of an entry without a form field, and the text that it belongs to. */
export type KeptEntry = Omit<
  Entry,
  'key' | 'name' | 'text' | 'only' | 'recharge' | 'uses' | 'complete' | 'missing'
> & { readonly text: string; readonly complete: boolean; readonly missing: string | null };

/** The functions that a form needs: parsing a text to mechanics, and reading kept data. */
export type FormMeans = {
  readonly readWords: (name: string, text: string) => Omit<KeptEntry, 'text'>;
  readonly readKept: (json: string) => KeptEntry | null;
};

export const RECHARGES = ['2', '3', '4', '5', '6', 'short-rest', 'long-rest', 'short-or-long-rest'];
export const USES_PER = [
  ...(['day', 'short-rest', 'long-rest', 'short-or-long-rest'] as const),
  ...(['turn', 'round', 'hour', 'once'] as const),
];

/** Converts an entry to form fields. `isComposed`: its text is generated from its mechanics. */
export function entryFields(
  row: string,
  entry: Entry & { cost?: number },
  sheet: Sheet,
  isComposed: boolean,
  means: FormMeans,
): Field[] {
  const { key, name, text, only, recharge, uses, cost, ...rest } = entry;
  const deed = deedOf(entry);
  const [effect] = entry.effects;
  const words = isComposed ? '' : wordsOf(entry, sheet);
  const kept: KeptEntry = { ...rest, text: words };
  const isRead = deed === 'words' && JSON.stringify(means.readWords(name, text)) === asRead(kept);
  return [
    [`${row}.key`, key],
    [`${row}.name`, name],
    [`${row}.deed`, deed],
    [`${row}.text`, words],
    [`${row}.only`, only ?? ''],
    [`${row}.recharge`, rechargeText(recharge)],
    [`${row}.times`, uses === null ? '' : String(uses.times)],
    [`${row}.per`, uses === null ? '' : uses.per],
    [`${row}.inLair`, uses?.timesInLair === undefined ? '' : String(uses.timesInLair)],
    ...(cost === undefined ? [] : [[`${row}.cost`, String(cost)] as const]),
    ...(effect?.kind === 'attack' ? attackFields(row, effect, sheet) : []),
    ...(effect?.kind === 'save' ? saveFields(row, effect, sheet) : []),
    ...(isRead ? [] : [[`${row}.kept`, JSON.stringify(kept)] as const]),
  ];
}

/** Which form fields describe an entry's mechanics. */
export function deedOf({ effects: [first] }: Pick<Entry, 'effects'>): Deed {
  return first?.kind === 'attack' || first?.kind === 'save' ? first.kind : 'words';
}

/** Reads an entry from a form; its text is '' when it is to be generated. */
export function entryOf(
  form: FormReading,
  row: string,
  edition: Edition,
  sheet: Sheet,
  keyFor: (name: string) => string,
  means: FormMeans,
): Entry {
  const name = form.line(`${row}.name`, 'A name', 120);
  if (name === null) form.wrong(`${row}.name`, 'Give it a name.');
  const raw = form.prose(`${row}.text`, 'The text', 8000);
  const { text, unknown } = withTokens(raw, sheet);
  if (unknown.length > 0) {
    form.wrong(`${row}.text`, `${unknown[0]} is not a known placeholder.`);
  }
  if (text.length > 8000) form.wrong(`${row}.text`, 'The texts can have 8000 characters in all.');
  const deed = form.oneOf(`${row}.deed`, 'The mechanics', DEEDS, 'words');
  const kept = means.readKept(form.raw(`${row}.kept`));
  const typedKey = form.text(`${row}.key`);
  const key = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(typedKey) ? typedKey.slice(0, 80) : null;
  const facts = {
    key: key ?? keyFor(name ?? ''),
    name: name ?? 'Unnamed',
    text: text.slice(0, 8000),
    only: form.line(`${row}.only`, 'Its form', 120),
    recharge: rechargeOf(form, row),
    uses: usesOf(form, row),
  };
  if (deed === 'words') {
    const { text: keptText, ...held } = kept ?? { text: null };
    if (keptText !== null && keptText === raw && 'effects' in held) return { ...held, ...facts };
    if (raw === '') form.wrong(`${row}.text`, 'Enter what it does.');
    return { ...means.readWords(facts.name, facts.text), ...facts };
  }
  const { text: _, effects, ...held } = kept ?? { ...PLAIN, text: '', effects: [] };
  const [first, ...others] = effects;
  const former = first?.kind === deed ? first : null;
  const effect =
    deed === 'attack'
      ? attackOf(form, row, edition, sheet, former as AttackEffect | null)
      : saveOf(form, row, sheet, former as SaveEffect | null);
  return {
    ...(former === null ? PLAIN : held),
    ...facts,
    effects: [effect, ...(former ? others : [])],
  };
}

const PLAIN = { tag: null, complete: true, missing: null } satisfies Partial<KeptEntry>;

/** The parsed result of a text, serialised for comparison. */
function asRead({ text: _, ...held }: KeptEntry): string {
  return JSON.stringify(held);
}

/** Replaces calculated numbers in a text by tokens, if expanding them gives the same text. */
function wordsOf(entry: Entry, sheet: Sheet): string {
  const plain = braced(entry.text);
  const tokens = tokensOf(entry, sheet, plain);
  return withTokens(tokens, sheet).text === entry.text ? tokens : plain;
}

function tokensOf({ effects: [first] }: Entry, sheet: Sheet, plain: string): string {
  if (first?.kind === 'attack') {
    const by = attackAbility(first, sheet)?.toUpperCase();
    if (by === undefined || first.toHit === undefined) return plain;
    const bonus = first.toHit < 0 ? `-${-first.toHit}` : `+${first.toHit}`;
    const [damage] = first.hit;
    const [part] = damage?.kind === 'damage' ? damage.damage : [];
    const marked = plain.replace(`${bonus} to hit`, `{ATK ${by}} to hit`);
    if (part?.dice == null || part.bonus !== sheetBonus(by, sheet)) return marked;
    const { count, sides } = part.dice;
    const rolled = withTokens(`{${count}d${sides}+${by}}`, sheet).text;
    return marked.replace(rolled, `{${count}d${sides}+${by}}`);
  }
  if (first?.kind !== 'save' || first.dc === undefined) return plain;
  const by = abilityBy(first.dc, dcBy, sheet, DC_ORDER)?.toUpperCase();
  return by === undefined ? plain : plain.replace(`DC ${first.dc}`, `{DC ${by}}`);
}

function sheetBonus(by: string, sheet: Sheet): number {
  return Number(withTokens(`{${by}}`, sheet).text);
}

function rechargeText(recharge: Recharge | null): string {
  if (recharge === null) return '';
  return typeof recharge === 'string' ? recharge : String(recharge.min);
}

function rechargeOf(form: FormReading, row: string): Recharge | null {
  const chosen = form.maybeOneOf(`${row}.recharge`, 'The recharge', RECHARGES);
  if (chosen === null) return null;
  return /^\d$/.test(chosen) ? { min: Number(chosen) } : (chosen as Exclude<Recharge, object>);
}

function usesOf(form: FormReading, row: string): Uses | null {
  const times = form.number(`${row}.times`, { label: 'The number of uses', min: 1, max: 99 });
  const per = form.oneOf(`${row}.per`, 'The span', USES_PER, 'day');
  const inLair = form.number(`${row}.inLair`, { label: 'In its lair', min: 1, max: 99 });
  if (times === null) return null;
  return { times, ...(inLair === null ? {} : { timesInLair: inLair }), per };
}
