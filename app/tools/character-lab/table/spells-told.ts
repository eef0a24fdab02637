import type { Sheet } from '~/characters/sheet/sheet';
import { savesIn } from '~/compendium/records/effect-facts';
import type { SpellRecord } from '~/compendium/records/spell-record';
import { rememberedMoves } from '~/fights/sheet/remembered-moves';
import { spellId, throwsKey } from './spell-id';
import type { SpellThrow } from './spell-throw';
import { spellThrows } from './spell-throws';

/** The maximum number of spells whose dice are calculated; the others have only their text. */
const MOST_WORKED_OUT = 300;

/** What the records of a sheet's spells give, by slug and ability. */
export type SpellsTold = {
  /** The dice, for spells that have some. */
  throws: Record<string, SpellThrow[]>;
  /** Casting time, range and saves: "1 action, 60 feet, WIS save". */
  words: Record<string, string>;
};

/** The dice of a sheet's spells, and their facts in a few words: for the spells of which `records`, by id, has one. */
export function spellsTold(
  { spells, edition, abilities, level }: Pick<Sheet, 'spells' | 'edition' | 'abilities' | 'level'>,
  records: ReadonlyMap<string, SpellRecord>,
): SpellsTold {
  const moveOf = rememberedMoves();
  const all = spells.slice(0, MOST_WORKED_OUT).flatMap((spell): [string, SpellThrow[]][] => {
    const id = spellId(spell.slug, edition);
    const record = records.get(id);
    if (record === undefined) return [];
    const { dc, attack, ability } = spell;
    const caster = { dc, toHit: attack, modifier: abilities[ability].modifier, level };
    const throws = spellThrows(id, record, caster, spell.bonus, moveOf);
    return throws.length === 0 ? [] : [[throwsKey(spell), throws]];
  });
  const words = spells.flatMap((spell): [string, string][] => {
    const record = records.get(spellId(spell.slug, edition));
    return record === undefined ? [] : [[throwsKey(spell), wordsOf(record, spell.dc)]];
  });
  return { throws: Object.fromEntries(all), words: Object.fromEntries(words) };
}

/** "1 bonus action, 60 feet, DC 15 WIS save". */
function wordsOf({ castingTime, range, effects }: SpellRecord, dc: number): string {
  const saves = [...new Set(savesIn(effects).map(({ ability }) => ability.toUpperCase()))];
  // The trigger of a reaction is left to the text.
  const time = castingTime.text.split(',')[0] ?? '';
  return [time, range.text, ...(saves.length > 0 ? [`DC ${dc} ${saves.join('/')} save`] : [])].join(
    ', ',
  );
}
