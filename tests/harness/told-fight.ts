import { type Deed, deed, type FightEvent } from '~/fights/log/deeds';
import { newFight } from '~/fights/log/new-fight';
import { bareSheet, characterSheet } from '~/fights/sheet/by-hand';

/** A fight in which a lich and a goblin meet Mira, for tests of the fight log's text. */
export const SEED = newFight('The mill', '2014');
const lich = {
  ...bareSheet('2014', { name: 'Lich', maximum: 135, ac: 17, challenge: 21 }),
  resist: [{ types: ['fire' as const], qualifier: null }],
  legendaryResistances: 3,
};
export const mira = characterSheet('2014', { name: 'Mira', maximum: 30, level: 5 });
export const goblin = bareSheet('2014', { name: 'Goblin', maximum: 7, challenge: 0.25 });

let made = 0;
/** An event of these deeds, with the schema's defaults. */
export function event(...deeds: (Record<string, unknown> & { do: Deed['do'] })[]): FightEvent {
  made += 1;
  const whole = deeds.map((one) => deed.parse(one));
  return { v: 1, id: `e${made}`, by: 'gm', at: made * 1000, deeds: whole };
}

export const start = () => [
  event({
    do: 'add',
    seeds: [
      { id: 'lich', sheet: lich, initiative: 20 },
      { id: 'mira', sheet: mira, side: 'party', initiative: 15 },
      { id: 'gob', sheet: goblin, initiative: 10 },
    ],
  }),
  event({ do: 'begin' }),
];
