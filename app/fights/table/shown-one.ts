import { foldText } from '~/compendium/records/text-fold';
import type { Combatant, Fight } from '../log/state';
import { unnumbered } from '../people/names';
import type { TableSettings } from '../seats/table-settings';
import { MARK_COLOURS, PORTRAIT_SIGNS } from '../sheet/mark-looks';
import { type SeenWords, seenName } from './seen';
import { shownHealth, shownHitPointsOf, shownState } from './shown-health';
import { shownLasting } from './shown-lasting';
import type { ShownOne } from './table-view';

/** What is needed to show combatants: the fight, its settings for players, their words, and public ids. */
export type Showing = {
  fight: Fight;
  settings: TableSettings;
  words: SeenWords;
  idOf(id: string): string;
};

/** A combatant as players see it. */
export function shownOne(one: Combatant, { fight, settings, words, idOf }: Showing): ShownOne {
  const { kind, side, concentration } = one;
  const as = shownHitPointsOf(one, settings);
  const tells = side === 'party' || settings.showsConditions;
  return {
    id: idOf(one.id),
    name: toldName(one, words),
    kind,
    side,
    face: faceOf(one),
    health: shownHealth(one, as, fight.settings),
    state: shownState(one, as),
    lasting: tells ? shownLasting(one, words) : [],
    concentrates: concentration && tells ? concentrates(side, concentration.on, words) : null,
    reactionSpent: tells && one.reactionSpent,
  };
}

/** An event row may be named after its source: "Lair of the vampire". */
function toldName(one: Combatant, { clean }: SeenWords): string {
  return one.kind === 'event' && one.alias === null ? clean(one.name) : seenName(one);
}

/** For others than the party only whether they concentrate; the spell stays hidden. */
function concentrates(side: Combatant['side'], on: string, { clean }: SeenWords): string {
  return side === 'party' ? clean(on) : '';
}

/** Only known signs and colours are sent, because an imported fight may contain any text there. */
function faceOf(one: Combatant): ShownOne['face'] {
  return {
    portrait: PORTRAIT_SIGNS.find((sign) => sign === one.portrait) ?? null,
    colour: MARK_COLOURS.find((colour) => colour === one.colour) ?? null,
    record: toldRecord(one),
  };
}

/**
 * The record's id, only when it reveals no more than the visible name: an SRD record with the same name, apart from a
 * number. Ids of users' own records are never sent.
 */
function toldRecord({ alias, name, sheet: { record } }: Combatant): string | null {
  if (alias !== null || record === null || !/^[a-z0-9-]+(\.srd-5-2)?$/.test(record)) return null;
  const [slug] = record.split('.');
  return [name, unnumbered(name)].some((said) => foldText(said).replaceAll(' ', '-') === slug)
    ? record
    : null;
}
