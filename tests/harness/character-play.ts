import type { Deed } from '~/characters/play/deed';
import type { PlayFacts } from '~/characters/play/facts';
import { afterDeed } from '~/characters/play/fold';
import { type Play, play } from '~/characters/record/character';
import type { Edition } from '~/rules/edition';

/** A fifth-level cleric and warlock, with 40 hit points and Constitution +2. */
export function sampleFacts(edition: Edition): PlayFacts {
  return {
    edition,
    maximum: 40,
    constitution: 2,
    hitDice: [
      { sides: 8, count: 4 },
      { sides: 10, count: 3 },
    ],
    slots: [4, 3, 2, 0, 0, 0, 0, 0, 0],
    pact: { level: 1, slots: 1 },
    supplies: [
      {
        key: 'channel-divinity',
        name: 'Channel Divinity',
        most: 2,
        back: 'long-rest',
        shortRest: 1,
      },
      { key: 'second-wind', name: 'Second Wind', most: 1, back: 'short-rest', shortRest: 0 },
      { key: 'lore', name: 'Lore', most: 1, back: 'long-rest', shortRest: 0 },
      { key: 'wand', name: 'Wand', most: 7, back: 'dawn', shortRest: 0 },
      { key: 'wild', name: 'Wild', most: null, back: 'none', shortRest: 0 },
    ],
    counters: [
      { key: 'arrows', name: 'Arrows', most: 20, back: 'none' },
      { key: 'luck', name: 'Luck', most: 3, back: 'long-rest' },
      { key: 'debt', name: 'Debt', most: null, back: 'none' },
    ],
  };
}

type Unnamed = Deed extends infer One ? (One extends Deed ? Omit<One, 'id'> : never) : never;

/** A play state from a few of its fields. */
export function playOf(fields: Partial<Play> = {}): Play {
  return play.parse(fields);
}

/** The play state after several deeds; throws the message of the first that is refused. */
export function played(facts: PlayFacts, fields: Partial<Play>, ...deeds: Unnamed[]): Play {
  return deeds.reduce((now, deed) => {
    const outcome = tried(facts, now, deed);
    if (!outcome.ok) throw new Error(outcome.problem);
    return outcome.play;
  }, playOf(fields));
}

/** The result of one deed. */
export function tried(facts: PlayFacts, fields: Partial<Play>, deed: Unnamed) {
  return afterDeed(facts, playOf(fields), { ...deed, id: 'deed-of-a-test' } as Deed);
}
