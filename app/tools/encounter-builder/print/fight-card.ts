import type { MonsterRecord } from '~/compendium/records/monster-record';
import { plainText, type StatblockEntry } from '~/compendium/statblock/statblock';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { challengeText } from '~/rules/challenge';
import type { FightRow } from '../fight-rows';

/** A printed card: what the game master needs of a creature in the fight, and space for hit points. */
export type FightCard = {
  name: string;
  /** "CR 1/4 · AC 15 · Speed 30 ft." */
  facts: string;
  /** Maximum hit points of each; null when unknown. */
  hitPoints: number | null;
  count: number;
  /** "arrives in round 3", "ally". */
  marks: readonly string[];
  actions: readonly { name: string; words: string }[];
  note: string;
};

const MOST_ACTIONS = 6;
const LONGEST_ACTION = 180;

/** The card of a row; without a record, from the row's own values. */
export function fightCard(row: FightRow, record: MonsterRecord | null, note: string): FightCard {
  const marks = [
    ...(row.side === 'allies' ? ['ally'] : []),
    ...(row.round === null ? [] : [`arrives in round ${row.round}`]),
  ];
  const bare = { name: row.called, count: row.count, marks, note };
  const rating = row.rating === null ? [] : [`CR ${challengeText(row.rating)}`];
  if (record === null) return { ...bare, facts: rating.join(''), hitPoints: null, actions: [] };
  const block = statblockOf(record, record.edition);
  const [armor, , speed] = block.head.map(({ segments }) => plainText(segments));
  const acting = block.sections.filter(({ title }) => /^(bonus )?actions$/i.test(title ?? ''));
  return {
    ...bare,
    facts: [...rating, `AC ${armor ?? '–'}`, speed === undefined ? null : `Speed ${speed}`]
      .filter(Boolean)
      .join(' · '),
    hitPoints: record.hp.average,
    actions: acting
      .flatMap(({ entries }) => entries)
      .slice(0, MOST_ACTIONS)
      .map((entry) => ({ name: entry.name, words: wordsOf(entry) })),
  };
}

/** The beginning of an entry, cut at a word boundary. */
function wordsOf({ paragraphs }: StatblockEntry): string {
  const whole = paragraphs.map(plainText).join(' ');
  if (whole.length <= LONGEST_ACTION) return whole;
  return `${whole.slice(0, LONGEST_ACTION).replace(/\s+\S*$/, '')} …`;
}
