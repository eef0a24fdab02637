import { PARTY_LIMITS } from './party';

/** Why something of a party is not done. */
export type PartyTrouble =
  | 'most'
  | 'with-deleted'
  | 'no-name'
  | 'no-members'
  | 'no-notes'
  | 'notes-changed'
  | 'most-members'
  | 'most-own'
  | 'most-sitters'
  | 'most-joined'
  | 'most-people'
  | 'most-co-gms'
  | 'their-most'
  | 'owner-stays'
  | 'owner-only'
  | 'no-co-gm'
  | 'not-allowed'
  | 'not-theirs'
  | 'no-settings'
  | 'no-change'
  | 'no-xp'
  | 'nobody-present'
  | 'in-fight'
  | 'no-sitter'
  | 'no-place'
  | 'sits-already';

const WORDS: Record<PartyTrouble, string> = {
  most: `You have ${PARTY_LIMITS.most} parties, which is the most there is room for. Remove one first.`,
  'with-deleted':
    'The parties that you removed take up all the room. Each goes by itself after 30 days.',
  'no-name': `A party’s name is one line of at most ${PARTY_LIMITS.nameLetters} letters.`,
  'no-members': 'Add at least one character with a name.',
  'no-notes': `Notes have at most ${PARTY_LIMITS.notesLetters} letters.`,
  'notes-changed':
    'Somebody else changed these notes meanwhile, so yours were not kept over theirs.',
  'most-members': `A party has room for ${PARTY_LIMITS.members} characters.`,
  'most-own': `You have ${PARTY_LIMITS.membersEach} characters in this party, which is the most a player may have.`,
  'most-sitters': `At most ${PARTY_LIMITS.membersEach} of your own characters are in one party.`,
  'most-joined': `You take part in ${PARTY_LIMITS.joined} parties, which is the most there is room for. Leave one first.`,
  'most-people': `${PARTY_LIMITS.people} people take part in this party, which is the most there is room for.`,
  'most-co-gms': `${PARTY_LIMITS.coGms} people help to run this party, which is the most there is room for.`,
  'their-most': 'They have as many parties as there is room for, and cannot take this one over.',
  'owner-stays': 'A party cannot be left by its owner. Hand it over first, or remove it.',
  'owner-only': 'Only the owner of this party may do that.',
  'no-co-gm': 'Let them help to run this party first: it is handed over to a co-GM.',
  'not-allowed': 'Only the game masters of this party may do that.',
  'not-theirs': 'This character is somebody else’s.',
  'no-settings': 'Something of this cannot be kept as it was typed.',
  'no-change': 'This is no change of hit points or experience.',
  'no-xp': 'Experience is a whole number from 1 to 1,000,000.',
  'nobody-present': 'Nobody of this party is present, so nobody would have a share.',
  'in-fight':
    'This character is in a running fight, which has its hit points and conditions until it ends.',
  'no-sitter': 'This character is not among yours any more, or cannot be read just now.',
  'no-place':
    'No sheet can be tied to it now: another is already, a fight has this character, or it is not yours.',
  'sits-already':
    'This character is in another party already. It is in one at a time: take its sheet out there first.',
};

/** A trouble with a party as a sentence. */
export function partyTroubleWords(trouble: PartyTrouble): string {
  return WORDS[trouble];
}

/** Something of a party that was not done, and why; `sentence` is for people. */
export type PartyFailed = { ok: false; reason: PartyTrouble; sentence: string };

/** The answer for such a trouble, in its own words or in more exact ones. */
export function partyFailed(
  reason: PartyTrouble,
  sentence = partyTroubleWords(reason),
): PartyFailed {
  return { ok: false, reason, sentence };
}
