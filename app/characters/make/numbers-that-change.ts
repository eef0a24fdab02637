import { signed } from '~/rules/ability';
import type { Book } from '../book/book';
import { itemOf } from '../book/find';
import { type NumberKind, numbersOf } from '../sheet/numbers-of';
import { trainedWith } from '../sheet/proficiencies';
import type { Sheet } from '../sheet/sheet';

type Sentence = {
  kinds: readonly NumberKind[];
  begins: string;
  signs: boolean;
  /** Parts of the label that the sentence already states. */
  without?: RegExp;
};

/** The kinds of numbers that share a sentence, in output order. */
const SENTENCES: readonly Sentence[] = [
  { kinds: ['score'], begins: 'Scores', signs: false },
  { kinds: ['body', 'speed', 'limit'], begins: 'Numbers', signs: false },
  { kinds: ['save'], begins: 'Saves', signs: true, without: / save$/ },
  { kinds: ['skill'], begins: 'Skills', signs: true },
  { kinds: ['passive'], begins: 'Passive', signs: false, without: /^Passive / },
  { kinds: ['casting', 'slots'], begins: 'Spells', signs: false },
];

/** Numbers written with a sign although others in their sentence are not. */
const SIGNED = /^(initiative|proficiency|spell-attack\.)/;

/**
 * Compares all numbers of two sheets and writes a sentence for each kind ("Scores: Intelligence 20 → 18."), and for
 * lost and gained proficiencies. `told` are slugs reported before, such as lost picks.
 */
export function numbersThatChange(
  { from, to }: { from: Book; to: Book },
  before: Sheet,
  after: Sheet,
  told: ReadonlySet<string> = new Set(),
): string[] {
  const changes = changesOf(before, after);
  const numbers = SENTENCES.flatMap(({ kinds, begins, signs, without = /^$/ }) =>
    sentence(
      begins,
      changes
        .filter(({ kind }) => kinds.includes(kind))
        .map((change) => changeWords(change, signs, without)),
    ),
  );
  return [
    ...numbers,
    ...sentence('Attacks', strikes(before, after)),
    ...sentence('Uses', uses(before, after)),
    ...sentence('No longer proficient', missed(before, after, to, told)),
    ...sentence('Newly proficient', missed(after, before, from, new Set())),
    ...sentence('Languages lost', languages(before, after, told)),
    ...sentence('Languages gained', languages(after, before, new Set())),
  ];
}

function changeWords({ name, key, from, to }: Change, signs: boolean, without: RegExp): string {
  const shown = (value: number | null) =>
    value === null ? 'none' : signs || SIGNED.test(key) ? signed(value) : `${value}`;
  return `${name.replace(without, '')} ${shown(from)} → ${shown(to)}`;
}

function sentence(begins: string, words: readonly string[]): string[] {
  return words.length === 0 ? [] : [`${begins}: ${words.join(', ')}.`];
}

type Change = {
  kind: NumberKind;
  name: string;
  key: string;
  /** Null when the sheet does not have this number. */
  from: number | null;
  to: number | null;
};

function changesOf(before: Sheet, after: Sheet): Change[] {
  const [old, now] = [numbersOf(before), numbersOf(after)];
  const valueIn = (list: typeof old, key: string) =>
    list.find(({ told }) => told.key === key)?.told.value ?? null;
  const all = [...old, ...now.filter(({ told }) => valueIn(old, told.key) === null)];
  return all
    .map(({ kind, name, told: { key } }) => ({
      kind,
      name,
      key,
      from: valueIn(old, key),
      to: valueIn(now, key),
    }))
    .filter(({ from, to }) => from !== to);
}

/** Attacks with a different bonus or damage, and a different number of attacks. */
function strikes(before: Sheet, after: Sheet): string[] {
  const words = before.attacks.flatMap((was) => {
    const now = after.attacks.find(({ id }) => id === was.id);
    if (!now) return [];
    const hits = was.hit.value === now.hit.value ? [] : [was.hit, now.hit];
    const does = was.damage === now.damage ? [] : [was.damage, now.damage];
    if (hits.length + does.length === 0) return [];
    const [one, other] = [0, 1].map((at) =>
      [hits[at] && signed(hits[at].value), does[at]].filter(Boolean).join(', '),
    );
    return [`${was.name} ${one} → ${other}`];
  });
  const [one, other] = [before.attacksEach, after.attacksEach];
  return one === other ? words : [...words, `with the Attack action ${one} → ${other}`];
}

/** Changed uses of supplies that both sheets have. */
function uses(before: Sheet, after: Sheet): string[] {
  const count = (most: number | null) => (most === null ? 'unlimited' : `${most}`);
  return before.supplies.flatMap(({ key, name, most }) => {
    const now = after.supplies.find((one) => one.key === key);
    return now && now.most !== most ? [`${name} ${count(most)} → ${count(now.most)}`] : [];
  });
}

/** Proficiencies of one sheet that the other lacks, by name and by kind. */
function missed(had: Sheet, has: Sheet, book: Book, told: ReadonlySet<string>): string[] {
  const { weapons } = has.proficiencies;
  return (['armor', 'weapons', 'tools'] as const).flatMap((list) => {
    const left = new Set(has.proficiencies[list].map(({ slug }) => slug));
    const isLeft = (slug: string) => {
      const item = itemOf(book, slug);
      return left.has(slug) || (item?.kind === 'weapon' && trainedWith(item, weapons));
    };
    return had.proficiencies[list]
      .filter(({ slug }) => !isLeft(slug) && !told.has(slug))
      .map(({ name }) => name);
  });
}

function languages(had: Sheet, has: Sheet, told: ReadonlySet<string>): string[] {
  const left = new Set(has.proficiencies.languages.map(({ slug }) => slug));
  return had.proficiencies.languages
    .filter(({ slug }) => !left.has(slug) && !told.has(slug))
    .map(({ name }) => name);
}
