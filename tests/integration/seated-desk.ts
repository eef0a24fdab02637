import { addCharacter, openCharacter } from '~/characters/kept/characters.server';
import { playFactsOf } from '~/characters/kept/told';
import { deed } from '~/characters/play/deed';
import { character } from '~/characters/record/character';
import { tellFightOf } from '~/fights/kept/tell-seated.server';
import { joinParty } from '~/parties/kept/party-people.server';
import { seatOf } from '~/parties/kept/seat-rows.server';
import { playSeated } from '~/parties/kept/seated-deeds.server';
import { sitDown } from '~/parties/kept/sit-down.server';
import { atTable } from '~/parties/seated-play';
import { openDesk } from './fights-desk';
import { store } from './kept-rows';
import { partyOfAnn } from './parties-desk';

export const desk = { ...openDesk(), ...store };

/** Cleric 5: 8 + 4 × 5 + 5 × 1 hit points; slots 4, 3, 2. */
export const vex = character.parse({
  edition: '2014',
  name: 'Vex',
  levels: Array(5).fill({ class: 'cleric' }),
  abilities: { base: { str: 10, dex: 10, con: 12, int: 10, wis: 16, cha: 10 } },
});

/** Bard 1 with Charisma 16: three uses of Bardic Inspiration. */
export const bard = character.parse({
  edition: '2014',
  name: 'Vex',
  levels: [{ class: 'bard' }],
  abilities: { base: { str: 10, dex: 10, con: 12, int: 10, wis: 10, cha: 16 } },
});
export const INSPIRATION = 'bardic-inspiration';

export type Seated = { id: string; party: string; member: string };

export async function seated(whole = vex): Promise<Seated> {
  const { id: party, code } = await partyOfAnn();
  await joinParty(desk, 'ben', code);
  const kept = await addCharacter(desk, 'ben', whole);
  if (!kept.ok) throw new Error(kept.reason);
  const sat = await sitDown(desk, 'ben', party, kept.id);
  if (!sat?.ok) throw new Error(JSON.stringify(sat));
  return { id: kept.id, party, member: sat.id };
}

let made = 0;
export const one = (does: string, more: object = {}) => {
  made += 1;
  return { id: `sheet-deed-${made}`, does, ...more };
};

export async function does({ id }: Seated, ...deeds: object[]) {
  const read = deeds.map((each) => deed.parse(each));
  const tell = tellFightOf(desk, 'ben');
  const played = await playSeated(desk, 'ben', id, read, playFactsOf, tell);
  if (!played.ok) throw new Error(played.reason);
  return played;
}

export async function stands({ id }: Seated) {
  const [seat, opened] = [await seatOf(desk.db, 'ben', id), await openCharacter(desk, 'ben', id)];
  if (opened === null || opened === 'unread') throw new Error('gone');
  return seat ? atTable(opened.character.play, seat) : opened.character.play;
}
