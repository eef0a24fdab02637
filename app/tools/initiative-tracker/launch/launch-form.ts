import type { Encounter } from '~/encounters/encounter';
import { HIT_POINTS_BY, type HitPointsBy } from '~/fights/sheet/hit-points';
import { EDITIONS, type Edition } from '~/rules/edition';
import { chosenCharacters } from '../characters/chosen-characters';
import { MOST_GROUPS } from './fight-query';
import { type Joiners, joinersIn, joinersText } from './joiner-text';

/** The values of the form that starts a fight. */
export type LaunchForm = {
  /** The id of the new fight, so that a form sent twice starts one fight. */
  id: string;
  name: string;
  edition: Edition;
  /** Combatants from records or by hand, one per line. */
  lines: string;
  hitPoints: HitPointsBy;
  /** Imported combatants with a statblock from another program; `take` is how many of each join. */
  joiners: readonly (Joiners & { take: number })[];
  /** Further groups: allies, or foes that arrive in a later round. */
  more: readonly MoreLines[];
  /** The members of a saved party that join. */
  party: ChosenParty | null;
  /** Id of the user's saved encounter that these are of, whose notes and treasure join; null: none. */
  encounter: string | null;
  /** A saved map of the user's and one of its rooms, which come along; null: none. */
  place: Encounter['place'];
  /** Ids of the user's characters that join. */
  characters: readonly string[];
};

/** Lines of one side, from the beginning (null) or from a round on. */
export type MoreLines = { side: 'party' | 'foes'; arrives: number | null; lines: string };

/** Some members of a party, by their ids. */
export type ChosenParty = { id: string; members: readonly string[] };

/** The field with the imported combatants, and the fields with how many of each join. */
export const JOINERS = 'joiners';
export const takeField = (at: number) => `take-${at}`;

/** The fields of a further group: its lines, its side, its round. */
export const moreField = (at: number, what: 'lines' | 'side' | 'arrives') => `more-${at}-${what}`;

/** The field with the party's id, and the field of each member that joins. */
export const PARTY = 'party';
export const MEMBER = 'member';

/** The field with the id of the saved encounter. */
export const ENCOUNTER = 'encounter';

/** The fields with the place's map and its room. */
export const MAP = 'map';
export const ROOM = 'room';

/** The place that two fields name; null for none. */
export function placeOf(map: string, room: string): Encounter['place'] {
  if (!/^[\w-]{8,80}$/.test(map)) return null;
  return { mapId: map, room: /^[1-9]\d{0,3}$/.test(room) ? Number(room) : null };
}

/** Most party members read from a form. */
const MOST_MEMBERS = 12;

/** The value of the form's hidden field with the imported combatants. */
export function joinersField({ joiners }: Pick<LaunchForm, 'joiners'>): string {
  return joiners.length === 0 ? '' : joinersText(joiners.map(({ take: _, ...one }) => one));
}

/** Reads a submitted form; `problem` is a sentence when a value is invalid. */
export function readLaunchForm(form: FormData): { shown: LaunchForm; problem: string | null } {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const read = joinersIn(text(JOINERS));
  let problem =
    read === null ? 'The combatants from the other program can no longer be read.' : null;
  const joiners = (read ?? []).map((one, at) => {
    const typed = text(takeField(at)).trim();
    const fits = /^\d{1,3}$/.test(typed) && Number(typed) <= 200;
    if (!fits) problem ??= `How many of ${one.sheet.name}? Type a number from 0 to 200.`;
    return { ...one, take: fits ? Number(typed) : one.many };
  });
  const shown: LaunchForm = {
    id: text('id').slice(0, 40),
    name: text('name').trim().slice(0, 100),
    edition: EDITIONS.find((one) => one === text('edition')) ?? '2014',
    lines: text('lines').slice(0, 8000),
    hitPoints: HIT_POINTS_BY.find((one) => one === text('hp')) ?? 'average',
    joiners,
    more: moreIn(text),
    party: chosenParty(form),
    encounter: text(ENCOUNTER).slice(0, 80) || null,
    place: placeOf(text(MAP), text(ROOM)),
    characters: chosenCharacters(form),
  };
  return { shown, problem };
}

function moreIn(text: (name: string) => string): MoreLines[] {
  return Array.from({ length: MOST_GROUPS }, (_, at): MoreLines => {
    const round = text(moreField(at, 'arrives'));
    return {
      side: text(moreField(at, 'side')) === 'party' ? 'party' : 'foes',
      arrives: /^[1-9]\d{0,2}$/.test(round) ? Number(round) : null,
      lines: text(moreField(at, 'lines')).slice(0, 8000),
    };
  }).filter(({ lines }) => lines.trim() !== '');
}

/** The party and members chosen in a form; null for none. */
export function chosenParty(form: FormData): ChosenParty | null {
  const id = form.get(PARTY);
  if (typeof id !== 'string' || id === '') return null;
  const members = form.getAll(MEMBER).filter((one) => typeof one === 'string');
  return { id: id.slice(0, 40), members: members.slice(0, MOST_MEMBERS) };
}
