import type { Entry, LegendaryEntry, Recharge, Uses } from '../records/entry-record';
import { withDamage } from './attack-segments';
import { creatureMarker } from './creature-segments';
import { joined } from './d20-segment';
import type { Segment, StatblockEntry } from './statblock';
import { textSegments } from './text-segments';

/** Prepares a trait, action or legendary action for a statblock; `called` are the slugs of creatures to link. */
export function entryLines(
  entry: Entry | LegendaryEntry,
  called: readonly string[] = [],
): StatblockEntry {
  const marked = creatureMarker(entry.text, called);
  const notes = [onlyNote(entry.only), rechargeNote(entry), usesNote(entry.uses), costNote(entry)];
  return {
    name: entry.name,
    note: joined(
      notes.filter((note) => note.length > 0),
      ', ',
    ),
    paragraphs: withDamage(
      entry.text
        .split('\n')
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph) => marked(textSegments(paragraph, entry.name))),
      entry.effects,
    ),
  };
}

const RESTS: Readonly<Record<Exclude<Recharge, object>, string>> = {
  'short-rest': 'Recharges after a Short Rest',
  'long-rest': 'Recharges after a Long Rest',
  'short-or-long-rest': 'Recharges after a Short or Long Rest',
};

function rechargeNote({ name, recharge }: Entry): Segment[] {
  if (recharge === null) return [];
  if (typeof recharge === 'string') return [RESTS[recharge]];
  const text = recharge.min === 6 ? 'Recharge 6' : `Recharge ${recharge.min}–6`;
  return [
    {
      text,
      roll: { kind: 'recharge', of: `${name}, recharge`, dice: '1d6', atLeast: recharge.min },
    },
  ];
}

const SPANS: Readonly<Record<Uses['per'], string>> = {
  day: 'Day',
  'short-rest': 'Short Rest',
  'long-rest': 'Long Rest',
  'short-or-long-rest': 'Short or Long Rest',
  turn: 'Turn',
  round: 'Round',
  hour: 'Hour',
  once: 'Once',
};

function usesNote(uses: Uses | null): Segment[] {
  if (uses === null) return [];
  const { times, per, timesInLair } = uses;
  const span = `${times}/${SPANS[per]}`;
  return [timesInLair === undefined ? span : `${span}, or ${timesInLair}/${SPANS[per]} in Lair`];
}

function onlyNote(only: string | null): Segment[] {
  return only === null ? [] : [only];
}

function costNote(entry: Entry | LegendaryEntry): Segment[] {
  return 'cost' in entry && entry.cost > 1 ? [`Costs ${entry.cost} Actions`] : [];
}
