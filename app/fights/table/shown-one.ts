import { foldText } from '~/compendium/records/text-fold';
import type { Combatant, Fight } from '../log/state';
import { unnumbered } from '../people/names';
import type { TableSettings } from '../seats/table-settings';
import { MARK_COLOURS, PORTRAIT_SIGNS } from '../sheet/mark-looks';
import { type SeenWords, seenName } from './seen';
import { shownHealth, shownHitPointsOf, shownState } from './shown-health';
import { shownLasting } from './shown-lasting';
import type { ShownOne } from './table-view';

/** What somebody is shown by: the fight, its settings for players, the words that they may read, and the table's ids. */
export type Showing = {
  fight: Fight;
  settings: TableSettings;
  words: SeenWords;
  idOf(id: string): string;
};

/** Somebody in the order as players see them. */
export function shownOne(one: Combatant, { fight, settings, words, idOf }: Showing): ShownOne {
  const { kind, side, concentration } = one;
  const as = shownHitPointsOf(one, settings);
  const tells = side === 'party' || settings.showsConditions;
  return {
    ...{ id: idOf(one.id), name: toldName(one, words), kind, side },
    face: faceOf(one),
    health: shownHealth(one, as, fight.settings),
    state: shownState(one, as),
    lasting: tells ? shownLasting(one, words) : [],
    concentrates: concentration && tells ? concentrates(side, concentration.on, words) : null,
    reactionSpent: tells && one.reactionSpent,
  };
}

/** What happens can be named after who does it: "Lair of the vampire". */
function toldName(one: Combatant, { clean }: SeenWords): string {
  return one.kind === 'event' && one.alias === null ? clean(one.name) : seenName(one);
}

/** Of others only that they do: the spell is theirs to keep. */
function concentrates(side: Combatant['side'], on: string, { clean }: SeenWords): string {
  return side === 'party' ? clean(on) : '';
}

/** The sign and the colour are one of ours, or not told: what an imported fight has there could be anything. */
function faceOf(one: Combatant): ShownOne['face'] {
  return {
    portrait: PORTRAIT_SIGNS.find((sign) => sign === one.portrait) ?? null,
    colour: MARK_COLOURS.find((colour) => colour === one.colour) ?? null,
    record: toldRecord(one),
  };
}

/**
 * The record of somebody, where its public address says no more than the name that players read: its own name in the SRD, with a
 * number at most. What people wrote themselves is never told.
 */
function toldRecord({ alias, name, sheet: { record } }: Combatant): string | null {
  if (alias !== null || record === null || !/^[a-z0-9-]+(\.srd-5-2)?$/.test(record)) return null;
  const [slug] = record.split('.');
  return [name, unnumbered(name)].some((said) => foldText(said).replaceAll(' ', '-') === slug)
    ? record
    : null;
}
