import { atHand, NOT_YET, shotOf, withinOf } from '~/characters/record/at-hand';
import type { Play } from '~/characters/record/character';
import type { TableFacts, TableThing } from './table-facts';

/** A carried item as play left it, with the id of the item that it is in. */
export type ThingNow = TableThing & { within: string | null };

/** The items of a character as play left them: those of the sheet, and those found since the page was loaded. */
export function thingsNow(
  { things, facts }: Pick<TableFacts, 'things' | 'facts'>,
  play: Play,
): ThingNow[] {
  const saved = new Map(facts.things?.map((one) => [one.id, one]));
  const shown = new Set(things.map(({ id }) => id));
  const found = play.loot
    .filter(({ id }) => !shown.has(id))
    .map(
      ({ id, name, item, pounds }): TableThing => ({
        id,
        name: name || (item ?? 'Item'),
        count: 0,
        equipped: false,
        attuned: false,
        notes: '',
        pounds: pounds ?? 0,
        wearable: true,
      }),
    );
  return [...things, ...found]
    .map((thing) => {
      // A copy of an earlier release has no saved items, and shows them as they were loaded.
      const base = saved.get(thing.id) ?? (facts.things === undefined ? thing : NOT_YET);
      return {
        ...thing,
        ...atHand(play, thing.id, base),
        within: withinOf(play, thing.id),
      };
    })
    .filter(({ id, count }) => count > 0 || shotOf(play, id) > 0);
}

/** The weight of items and coins in pounds; 50 coins weigh one (SRD 5.1, "Coinage"; SRD 5.2.1, "Coins"). */
export function poundsOf(things: readonly ThingNow[], { coins }: Pick<Play, 'coins'>): number {
  const carried = things.reduce((sum, { pounds = 0, count }) => sum + pounds * count, 0);
  const pieces = Object.values(coins).reduce((sum, count) => sum + count, 0);
  return Math.round((carried + pieces / 50) * 100) / 100;
}

/**
 * What of the gear affects the sheet's numbers: which items are equipped and attuned, and which are used up, also with those to search for. The page
 * is loaded again when it differs from that of the loaded sheet.
 */
export function gearMark({ gear }: Pick<Play, 'gear'>): string {
  return JSON.stringify(
    Object.entries(gear)
      .map(([id, { equipped, attuned, count, shot }]) => {
        const all = count + shot;
        return [id, equipped, attuned, count > 0, all > 0, all > 1];
      })
      .toSorted(),
  );
}
