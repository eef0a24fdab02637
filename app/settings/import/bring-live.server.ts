import { FIGHT_LIMITS } from '~/fights/kept/fight-limits';
import { replayFight } from '~/fights/kept/replay-fight.server';
import { addWholeParty, type WholeMember } from '~/parties/kept/whole-party.server';
import { barePicture } from '~/platform/uploads/bare-picture';
import { judgePicture } from '~/platform/uploads/judge-upload';
import { HANDOUT_PICTURE } from '~/platform/uploads/upload-kinds';
import {
  type Bringing,
  type Brought,
  type FileRow,
  LOST_TEXT,
  numberIn,
  textIn,
} from './import-kind';
import { newIdOf, type References, withNewIds } from './new-ids';
import { pictureOf } from './picture-in';

/** The tables of a file that say who is in a party. */
export const MEMBER_TABLES = [
  'party_members',
  'party_members_of_their_parties',
  'character_parties',
] as const;

/** Imports a party of the user's own with their characters and those that nobody plays; other players join it again. */
export async function bringParty({
  desk,
  userId,
  row,
  id,
  beside,
  refers,
}: Bringing): Promise<Brought> {
  const old = textIn(row, 'id');
  const [own = [], free = [], seats = []] = MEMBER_TABLES.map((table) => beside[table]);
  const members: WholeMember[] = [];
  const read = async (member: FileRow, mine: boolean) => {
    if (member.party_id !== old) return;
    const was = textIn(member, 'id');
    const seat = seats.find((one) => one.member_id === was);
    const sat = seat && (await newIdOf(userId, textIn(seat, 'character_id')));
    members.push({
      id: await newIdOf(userId, was),
      mine,
      settings: member.settings,
      hp: numberIn(member, 'hp', 0, 9999),
      temporary: numberIn(member, 'temporary', 0, 9999),
      xp: numberIn(member, 'xp', 0, 10_000_000),
      privateNotes: textIn(member, 'private_notes'),
      characterId: sat && refers.has(sat) ? sat : null,
    });
  };
  for (const member of own) await read(member, true);
  for (const member of free) await read(member, false);
  const made = await addWholeParty(desk, userId, {
    id,
    name: textIn(row, 'name'),
    notes: textIn(row, 'notes'),
    gmNotes: textIn(row, 'gm_notes'),
    members,
  });
  if (!made.ok) return { ok: false, problem: made.sentence };
  const { leftOut } = made;
  const note = leftOut === 0 ? '' : `without ${leftOut} characters that cannot be read`;
  return { ok: true, also: members.map((member) => member.id), ...(note !== '' && { note }) };
}

/** Imports a fight by writing its log anew; the members of an imported party are those of the new one. */
export async function bringFight(one: Bringing): Promise<Brought> {
  const { desk, userId, row, id, refers } = one;
  const { log, pictures } = Object(row.fight);
  if (!Array.isArray(log)) return { ok: false, problem: LOST_TEXT };
  await renameInPlace(refers, log);
  const shown = Array.isArray(pictures) ? (pictures as readonly unknown[]) : [];
  const done = await replayFight(desk, userId, {
    id,
    name: textIn(row, 'name'),
    edition: row.edition === '2024' ? '2024' : '2014',
    folder: textIn(row, 'folder').trim().slice(0, FIGHT_LIMITS.folderLetters),
    events: log,
    pictures: shown.slice(0, MOST_PICTURES).flatMap(readPicture),
  });
  if (!done.ok) return { ok: false, problem: done.sentence };
  const { leftOut } = done;
  return {
    ok: true,
    ...(leftOut > 0 && { note: `without ${leftOut} entries of its log that cannot be read` }),
  };
}

/** Gives a log its new ids some events at a time: the whole of it twice would take too much memory. */
async function renameInPlace(refers: References, log: unknown[]): Promise<void> {
  const most = 500;
  for (let from = 0; from < log.length; from += most) {
    const some = log.slice(from, from + most);
    const renamed: unknown[] = JSON.parse(await withNewIds(refers, JSON.stringify(some)));
    log.splice(from, some.length, ...renamed);
  }
}

const MOST_PICTURES = 12;

function readPicture(value: unknown) {
  const { id, file } = Object(value);
  const bytes = pictureOf(file);
  if (bytes === null || typeof id !== 'string' || !/^[\w-]{8,40}$/.test(id)) return [];
  const judged = judgePicture(HANDOUT_PICTURE, bytes);
  const bare = judged.ok ? barePicture(judged.facts.type, bytes) : null;
  return judged.ok && bare !== null ? [{ id, type: judged.facts.type, bytes: bare }] : [];
}
