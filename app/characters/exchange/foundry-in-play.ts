import { CONDITIONS } from '~/rules/conditions';
import type { FileFacts } from './file-facts';
import { at, listAt, numberAt, textsAt, wholeAt } from './outside';

/** The coins of an actor. */
export function coinsOf(actor: unknown): FileFacts['coins'] {
  const of = (coin: string) => wholeAt([0, 999_999], 0, actor, 'system', 'currency', coin);
  return { cp: of('cp'), sp: of('sp'), ep: of('ep'), gp: of('gp'), pp: of('pp') };
}

/** Rounds a number and limits it to its bounds; null stays null. */
export function bounded(value: number | null, least: number, most: number): number | null {
  return value === null ? null : Math.min(most, Math.max(least, Math.round(value)));
}

/** The current state of an actor: death saves, slots left, conditions, exhaustion and inspiration. */
export function playOf(actor: unknown) {
  const attributes = at(actor, 'system', 'attributes');
  const spells = at(actor, 'system', 'spells');
  const left = (key: string) => {
    const value = bounded(numberAt(spells, key, 'value'), 0, 30);
    return value === null ? null : { left: value };
  };
  const statuses = listAt(actor, 'effects').flatMap((one) => textsAt(one, 'statuses'));
  return {
    death: {
      successes: wholeAt([0, 3], 0, attributes, 'death', 'success'),
      failures: wholeAt([0, 3], 0, attributes, 'death', 'failure'),
    },
    slots: Array.from({ length: 9 }, (_, at) => left(`spell${at + 1}`)),
    pact: left('pact'),
    conditions: CONDITIONS.filter((one) => one !== 'exhaustion' && statuses.includes(one)),
    exhaustion: wholeAt([0, 10], 0, attributes, 'exhaustion'),
    inspiration: at(attributes, 'inspiration') === true ? 1 : 0,
  };
}
