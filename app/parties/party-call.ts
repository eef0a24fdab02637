import { z } from 'zod';
import { NEW_MEMBER } from './member';
import { PARTY_LIMITS, type Party, type PartyMember } from './party';
import { partyName } from './party-fields';

/** A member in the JSON calls [specification 3]: `hp` are its current hit points. */
export type CallMember = {
  id: string;
  name: string;
  level: number;
  hp: number;
  initiative: number;
};

/** A party in the JSON calls [specification 3]; `inviteCode` is null for players, and while joining is closed. */
export type CallParty = {
  id: string;
  ownerSub: string;
  inviteCode: string | null;
  name: string;
  members: CallMember[];
};

/** A new party as a program sends it. */
export type NewParty = {
  name: string;
  members: { name: string; level: number; hp: number; initiative: number }[];
};

const whole = (least: number, most: number) => z.number().int().min(least).max(most);
const named = z.object({ name: z.string().trim().max(80) });
/** The numbers of a new member; those left out are a beginner’s. */
export const memberNumbers = z.object({
  level: whole(1, 20).default(NEW_MEMBER.level),
  hp: whole(1, 9999).default(NEW_MEMBER.hp),
  initiative: whole(-20, 40).default(NEW_MEMBER.initiative),
});

/**
 * Parses a program's new party, or returns an error. Members without a name are left out; `others` is the number of
 * members added elsewhere.
 */
export function readNewParty(
  body: unknown,
  others = 0,
): { ok: true; party: NewParty } | { error: string } {
  const { name, members }: { name?: unknown; members?: unknown } = Object(body);
  const title = typeof name === 'string' ? name.trim() : '';
  if (title === '') return { error: 'Give your party a name.' };
  if (!partyName.safeParse(title).success) {
    return { error: `A party’s name is one line of at most ${PARTY_LIMITS.nameLetters} letters.` };
  }
  const list: unknown[] = Array.isArray(members) ? members : [];
  const present = list.filter((one) => isNamed(Object(one).name));
  if (present.length + others === 0) return { error: 'Add at least one character with a name.' };
  if (present.length + others > PARTY_LIMITS.members) {
    return { error: `A party has room for ${PARTY_LIMITS.members} characters.` };
  }
  const read = present.map((one) => ({
    name: named.safeParse(one),
    numbers: memberNumbers.safeParse(one),
  }));
  if (read.some((one) => !one.name.success || /[\u0000-\u001f\u007f]/.test(one.name.data.name))) {
    return { error: 'A character’s name is one line of at most 80 letters.' };
  }
  const good = read.flatMap((one) =>
    one.name.success && one.numbers.success ? [{ ...one.name.data, ...one.numbers.data }] : [],
  );
  if (good.length < read.length) {
    return {
      error:
        'A level is a whole number from 1 to 20, hit points are one from 1 to 9999, and initiative is one from −20 to 40.',
    };
  }
  return { ok: true, party: { name: title, members: good } };
}

/** Whether a name was sent, valid or not. Never converts the value to a string, because that can throw. */
function isNamed(name: unknown): boolean {
  return typeof name === 'string' ? name.trim() !== '' : name !== undefined && name !== null;
}

/** What the JSON calls need of a party. */
type Told = Pick<Party, 'id' | 'ownerSub' | 'code' | 'name'> & {
  list: readonly Pick<PartyMember, 'id' | 'settings' | 'health'>[];
};

/** Converts a party to the format of the JSON calls. */
export function callParty({ id, ownerSub, code, name, list }: Told): CallParty {
  return {
    id,
    ownerSub,
    inviteCode: code,
    name,
    members: list.map(({ id, settings, health }) => ({
      id,
      name: settings.name,
      level: settings.level,
      hp: health.now,
      initiative: settings.initiative,
    })),
  };
}
