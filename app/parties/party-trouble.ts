import { PARTY_LIMITS } from './party';

/** Why an operation on a party fails. */
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
  | 'dead'
  | 'worn-out'
  | 'busy'
  | 'no-sitter'
  | 'no-place'
  | 'sits-already';

const WORDS: Record<PartyTrouble, string> = {
  most: `You have ${PARTY_LIMITS.most} parties, the maximum. Delete one first.`,
  'with-deleted': 'Your recently deleted parties take up all the room. Each is gone after 30 days.',
  'no-name': `A party’s name is one line of at most ${PARTY_LIMITS.nameLetters} letters.`,
  'no-members': 'Add at least one character with a name.',
  'no-notes': `Notes have at most ${PARTY_LIMITS.notesLetters} letters.`,
  'notes-changed':
    'Somebody else changed these notes meanwhile, so yours were not saved over theirs.',
  'most-members': `A party has room for ${PARTY_LIMITS.members} characters.`,
  'most-own': `You have ${PARTY_LIMITS.membersEach} characters in this party, the most a player can have.`,
  'most-sitters': `At most ${PARTY_LIMITS.membersEach} of your own characters can be in one party.`,
  'most-joined': `You are in ${PARTY_LIMITS.joined} parties, the maximum. Leave one first.`,
  'most-people': `${PARTY_LIMITS.people} people are in this party, the maximum.`,
  'most-co-gms': `${PARTY_LIMITS.coGms} people help to run this party, the maximum.`,
  'their-most': 'They have no room for another party, and cannot take this one over.',
  'owner-stays': 'The owner cannot leave a party. Hand it over first, or delete it.',
  'owner-only': 'Only the owner of this party can do that.',
  'no-co-gm': 'Make them co-GM first: a party is handed over to a co-GM.',
  'not-allowed': 'Only the game masters of this party can do that.',
  'not-theirs': 'This character is somebody else’s.',
  'no-settings': 'Some of this cannot be saved as typed.',
  'no-change': 'This is not a change of hit points or XP.',
  'no-xp': 'Experience is a whole number from 1 to 1,000,000.',
  'nobody-present': 'Nobody in this party is present to get a share.',
  'in-fight':
    'This character is in a running fight. Its hit points and conditions change there until it ends.',
  dead: 'This character is dead. Reset its failed death saves first.',
  'worn-out': 'This character died of exhaustion. Lower its exhaustion first.',
  busy: 'Others are changing this character right now. Try again.',
  'no-sitter': 'This character is no longer yours, or cannot be read now.',
  'no-place': 'No sheet can be linked now: it has one, is in a running fight, or is not yours.',
  'sits-already':
    'This character is already in another party. A sheet is in one party at a time: remove it there first.',
};

/** The sentence for a trouble with a party. */
export function partyTroubleWords(trouble: PartyTrouble): string {
  return WORDS[trouble];
}

/** A failed operation on a party; `sentence` is shown to users. */
export type PartyFailed = { ok: false; reason: PartyTrouble; sentence: string };

/** Makes such an error, with the default sentence or a more specific one. */
export function partyFailed(
  reason: PartyTrouble,
  sentence = partyTroubleWords(reason),
): PartyFailed {
  return { ok: false, reason, sentence };
}
