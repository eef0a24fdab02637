import { keyedNames } from '~/compendium/records/entry-keys';
import type { Entry, Legendary, LegendaryEntry } from '~/compendium/records/entry-record';
import { MONSTER_FORMAT, type MonsterRecord } from '~/compendium/records/monster-record';
import { readMonsterRecord } from '~/compendium/records/read-records';
import type { RecordReading } from '~/compendium/records/record-problem';
import type { Spellcasting } from '~/compendium/records/spellcasting-record';
import { castingOf, isSpellcasting, listsSpells, unreadSpells } from './entries/casting';
import { entryOf } from './entries/entry';
import { multiattackOf } from './entries/multiattack';
import { titleOf } from './entries/title';
import { unreadIn } from './entries/unread';
import { factsOf } from './facts';
import type { Ledger } from './reading';
import { slugFor } from './slug-for';
import type { Section, Told, ToldEntry } from './told';

const SECTION_NAMES: Readonly<Record<Section, string>> = {
  traits: 'Trait',
  actions: 'Action',
  bonusActions: 'Bonus action',
  reactions: 'Reaction',
  legendary: 'Legendary action',
  mythicActions: 'Mythic action',
  lairActions: 'Lair action',
  regionalEffects: 'Regional effect',
};
const MARKED: Readonly<Record<string, Section>> = {
  'bonus action': 'bonusActions',
  'lair action': 'lairActions',
  'mythic action': 'mythicActions',
  'regional effect': 'regionalEffects',
};
const MOST: Readonly<Record<Section, number>> = {
  traits: 40,
  actions: 40,
  bonusActions: 20,
  reactions: 20,
  legendary: 20,
  mythicActions: 20,
  lairActions: 20,
  regionalEffects: 20,
};

/** The maximum length of a title with its brackets, in UTF-16 units; the limit for a name is lower. */
const LONGEST_TITLE = 300;

const UNREAD_SPELLS = 'Only spells at will, per day and by slots are read: these stay as text.';
const SPELLS_ALONE =
  'It lists spells, but is not Spellcasting or names no ability: they stay as text.';

type Filled = Record<Section, (Entry & { cost: number })[]> & { spellcasting: Spellcasting[] };

/** Builds a monster record from the parsed source: its facts, defaults for missing ones, and the parsed entries. */
export function compose(told: Told, ledger: Ledger): RecordReading<MonsterRecord> {
  const filled = entriesOf(told, ledger);
  const { traits, actions, bonusActions, reactions, lairActions, mythicActions, regionalEffects } =
    filled;
  const words = actions.find(({ name }) => /^multiattack\b/i.test(name))?.text;
  const plain = (list: Filled[Section]) => list.map(({ cost: _, ...entry }) => entry);
  const facts = factsOf(told, ledger);
  return readMonsterRecord({
    format: MONSTER_FORMAT,
    slug: slugFor(told.name),
    ...facts,
    spellcasting: filled.spellcasting.slice(0, 4),
    traits: plain(traits),
    multiattack:
      words === undefined ? null : multiattackOf(words, [...actions, ...bonusActions, ...traits]),
    actions: plain(actions),
    bonusActions: plain(bonusActions),
    reactions: plain(reactions),
    legendary: legendaryOf(told, filled),
    lairActions: plain(lairActions),
    ...(mythicActions.length === 0 ? {} : { mythicActions: plain(mythicActions) }),
    ...(regionalEffects.length === 0 ? {} : { regionalEffects: plain(regionalEffects) }),
  });
}

function entriesOf(told: Told, ledger: Ledger): Filled {
  const keyOf = keyedNames();
  const filled: Filled = {
    traits: [],
    actions: [],
    bonusActions: [],
    reactions: [],
    legendary: [],
    mythicActions: [],
    lairActions: [],
    regionalEffects: [],
    spellcasting: [],
  };
  for (const one of told.entries) {
    const title = titleOf(one.title.slice(0, LONGEST_TITLE));
    const section = MARKED[title.mark ?? ''] ?? one.section;
    const field = `${SECTION_NAMES[section]}: ${title.name}`;
    const casting = isSpellcasting(title.name)
      ? castingOf(title.name, one.text.slice(0, 8000))
      : null;
    if (title.name === '' && one.text === '') continue;
    if (casting !== null) {
      filled.spellcasting.push(casting);
      const unread = unreadSpells(one.text.slice(0, 8000));
      const castingField = `Spellcasting: ${title.name}`;
      if (unread.length === 0) ledger.kept.push(castingField);
      for (const from of unread)
        ledger.changed.push({
          field: castingField,
          from: from.slice(0, 300),
          to: 'Text only',
          why: `${UNREAD_SPELLS}${placeOf(one)}`,
        });
    } else if (filled[section].length >= MOST[section]) {
      const why = `A monster can have at most ${MOST[section]} of these.`;
      ledger.dropped.push({ field, text: one.text.slice(0, 300), why });
    } else {
      const name = title.name === '' ? 'Unnamed' : title.name;
      const text = one.text.slice(0, 8000);
      const entry = entryOf({ ...title, name }, text, keyOf(name));
      filled[section].push({ ...entry, cost: title.cost });
      const unread = unreadIn(text, entry.effects);
      const { changes = [] } = one;
      if (listsSpells(text)) unread.push({ words: text.slice(0, 160), why: SPELLS_ALONE });
      if (unread.length === 0 && changes.length === 0) ledger.kept.push(field);
      for (const change of changes) ledger.changed.push({ ...change, field });
      for (const { words, why } of unread) {
        const told = `${why}${placeOf(one)}`;
        ledger.changed.push({ field, from: words, to: 'Text only', why: told });
      }
      if (text !== one.text) {
        const why = 'An entry can have at most 8,000 characters.';
        ledger.dropped.push({ field, text: `${one.text.slice(8000, 8300)}…`, why });
      }
    }
  }
  return filled;
}

function placeOf({ line }: ToldEntry): string {
  return line === undefined ? '' : ` Line ${line}.`;
}

function legendaryOf(told: Told, { legendary, traits }: Filled): Legendary | null {
  const resistance = traits.find(({ name }) => /^legendary resistance/i.test(name));
  // The 2024 books print legendary resistances only as a trait.
  if (legendary.length === 0 && (resistance === undefined || told.edition === '2024')) return null;
  const intro = told.legendaryIntro.slice(0, 2000);
  const counted = /can take (\d) legendary|Uses: (\d)/i.exec(intro);
  const lair = /Uses: \d \((\d) in/i.exec(intro)?.[1];
  const { times = null, timesInLair } = resistance?.uses ?? {};
  return {
    actionsPerRound:
      legendary.length === 0
        ? 0
        : (told.legendaryActions ?? Number(counted?.[1] ?? counted?.[2] ?? 3)),
    ...(lair === undefined ? {} : { actionsInLair: Number(lair) }),
    resistancesPerDay: times !== null && times <= 20 ? times : null,
    ...(timesInLair === undefined ? {} : { resistancesInLair: Math.min(20, timesInLair) }),
    intro,
    actions: legendary as LegendaryEntry[],
  };
}
