import { COINS, coinName } from '~/rules/coins';
import { itemOf } from '../book/find';
import { nameOfCarried, type ToldCharacter } from '../exchange/told-sheet';
import { linesOf } from './fit';
import { numberText } from './print-numbers';
import type { Printed } from './printed';

export type PrintedThing = {
  readonly key: string;
  readonly name: string;
  readonly count: string;
  readonly pounds: string;
  readonly equipped: boolean;
  readonly attuned: boolean;
  readonly notes: string;
};

/** The carried items, coins and encumbrance. */
export type PrintedEquipment = {
  readonly things: readonly PrintedThing[];
  readonly coins: readonly Printed[];
  readonly carrying: readonly Printed[];
};

/** Lays out what a character carries. */
export function printedEquipment({ character, sheet, book }: ToldCharacter): PrintedEquipment {
  const { coins } = character.play;
  return {
    things: character.items.map((carried) => {
      const found = carried.item === null ? null : itemOf(book, carried.item);
      const pounds = (found?.pounds ?? carried.pounds ?? 0) * carried.count;
      return {
        key: carried.id,
        name: nameOfCarried(book, carried),
        count: String(carried.count),
        pounds: pounds === 0 ? '' : String(Math.round(pounds * 100) / 100),
        equipped: carried.equipped,
        attuned: carried.attuned,
        notes: carried.notes,
      };
    }),
    coins: COINS.map((coin) => ({
      label: coinName(coin),
      text: coins[coin] === 0 ? '' : coins[coin].toLocaleString('en'),
    })),
    carrying: [
      {
        label: 'Carried',
        text: `${sheet.carrying.pounds} of ${numberText(sheet.carrying.most)} lb.`,
      },
      {
        label: 'Attuned',
        text: `${sheet.attunement.used} of ${numberText(sheet.attunement.most)}`,
      },
      { label: 'Load', text: sheet.carrying.notes.join('; ') },
    ].filter(({ text }) => text !== ''),
  };
}

/** Estimates the height of the equipment in millimetres, rounding up, in two columns of this width in millimetres. */
export function equipmentMm({ things }: PrintedEquipment, columnMm: number): number {
  const lines = things.map(({ name, notes }) =>
    linesOf(`${name}, equipped, attuned, ${notes}`, columnMm - 22, 8),
  );
  const sum = lines.reduce((all, one) => all + one * 3.6 + 1.2, 0);
  return 26 + 16 + sum / 2 + (lines.length > 0 ? 6 : 0);
}
