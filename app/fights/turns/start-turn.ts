import { died } from '../harm/death';
import { regained } from '../harm/heal';
import { atTurnStart } from '../lasting/at-turn';
import { remindedOf } from '../lasting/reminded';
import type { DeedOf } from '../log/deeds';
import type { Combatant, Fight } from '../log/state';
import { answered, asked } from '../people/due';
import { changed, combatantOf, hasTurns, maximumOf, membersOf } from '../people/people';
import type { LimitedUse } from '../sheet/sheet';
import { aurasTold } from './auras';

type Recharges = DeedOf<'turn'>['recharges'];

/** Starts a row's turn: restores resources, ends effects that last until then, and adds pending rolls. */
export function startTurn(fight: Fight, row: string, recharges: Recharges): Fight {
  const acting = new Set(membersOf(fight, row).map((one) => one.id));
  // Saves left unanswered for a whole round are dropped, so that they are not pending twice.
  let after = answered(fight, (due) => due.kind === 'save' && acting.has(due.who ?? ''));
  const members = () => membersOf(after, row).filter(hasTurns);
  for (const { id } of members()) {
    after = changed(after, id, (one) => counted(givenBack(one), 1));
    after = regenerated(after, id);
    after = recharged(after, id, recharges);
  }
  after = atTurnStart(after, row);
  for (const one of members()) {
    after = deathSaveAsked(after, one);
    after = happening(after, one);
    after = remindedOf(after, one.id, 'turn-start');
  }
  after = remindedOf(after, null, 'turn-start');
  return aurasTold(after, members(), 'start');
}

/** Counts a turn that begins (1), or one that is taken back (-1), for the statistics. */
export function counted(one: Combatant, by: 1 | -1): Combatant {
  const turns = Math.max(0, (one.tally.turns ?? 0) + by);
  return { ...one, tally: { ...one.tally, turns } };
}

/**
 * Restores the reaction (SRD 5.1, "Reactions"; 5.2.1, "Reaction"), all legendary actions ("Legendary Actions" of
 * both) and uses per round; a readied action ends ("Ready"); a combatant hidden until its turn is revealed.
 */
function givenBack(one: Combatant): Combatant {
  const roundly = one.sheet.uses.filter(
    (use) => use.per === 'round' && use.recharge === null && leftOf(one, use) < use.most,
  );
  return {
    ...one,
    reactionSpent: false,
    legendaryActionsLeft: one.sheet.legendaryActions,
    readied: null,
    hidden: one.hidden && !one.revealOnTurn,
    revealOnTurn: false,
    usesLeft:
      roundly.length === 0
        ? one.usesLeft
        : { ...one.usesLeft, ...Object.fromEntries(roundly.map((use) => [use.key, use.most])) },
  };
}

/**
 * "Regeneration" of SRD statblocks: regains hit points, unless damage that stops it was taken since the last turn. At
 * 0 hit points it regenerates only if its trait keeps it alive; it dies when it starts its turn at 0 and does not
 * regenerate.
 */
function regenerated(fight: Fight, who: string): Fight {
  const one = combatantOf(fight, who);
  if (!one) return fight;
  const trait = one.sheet.regeneration;
  const listening = changed(fight, who, (now) =>
    now.hurtBy.length === 0 ? now : { ...now, hurtBy: [] },
  );
  if (!trait || one.sheet.uncounted) return listening;
  const stopper = trait.stoppedBy.find((type) => one.hurtBy.includes(type));
  const down = one.hitPoints <= 0;
  if (stopper !== undefined) {
    if (down && trait.keepsAlive) return died(listening, who);
    return told(listening, who, `Stopped by ${stopper} damage`);
  }
  const lacks = maximumOf(one, fight.settings.edition) - one.hitPoints;
  if (lacks <= 0 || (down && !trait.keepsAlive)) return listening;
  const amount = Math.min(lacks, trait.hitPoints);
  const points = amount === 1 ? '1 hit point' : `${amount} hit points`;
  return told(regained(listening, who, trait.hitPoints), who, `${points} back`);
}

function told(fight: Fight, who: string, text: string): Fight {
  return asked(fight, {
    id: `regeneration:${who}`,
    who,
    kind: 'ongoing',
    name: 'Regeneration',
    text,
  });
}

/**
 * "Recharge 5–6" of SRD statblocks: a d6 at the start of its turn; without a roll in the deed a pending item is
 * added.
 */
function recharged(fight: Fight, who: string, recharges: Recharges): Fight {
  const one = combatantOf(fight, who);
  if (!one) return fight;
  let after = fight;
  for (const use of spentRecharges(one)) {
    const { key, name, recharge: needs } = use;
    const roll = recharges.find((other) => other.who === who && other.key === key);
    if (!roll) {
      after = asked(after, {
        id: `recharge:${who}:${key}`,
        who,
        kind: 'recharge',
        key,
        name,
        needs,
      });
    } else if (roll.die >= needs) {
      after = changed(after, who, (now) => ({
        ...now,
        usesLeft: { ...now.usesLeft, [key]: use.most },
      }));
    }
  }
  return after;
}

/** The spent uses of a combatant that a d6 may recharge. */
export function spentRecharges(one: Combatant): (LimitedUse & { recharge: number })[] {
  return one.sheet.uses.flatMap((use) =>
    use.recharge !== null && leftOf(one, use) < use.most
      ? [{ ...use, recharge: use.recharge }]
      : [],
  );
}

function leftOf(one: Combatant, use: LimitedUse): number {
  return Object.hasOwn(one.usesLeft, use.key) ? (one.usesLeft[use.key] ?? 0) : use.most;
}

/**
 * "Death Saving Throws" (SRD 5.1 and 5.2.1): a combatant that starts its turn at 0 hit points and is not stable rolls
 * one.
 */
function deathSaveAsked(fight: Fight, one: Combatant): Fight {
  if (one.death.state !== 'dying' || !one.sheet.deathSaves) return fight;
  return asked(fight, { id: `death-save:${one.id}`, who: one.id, kind: 'death-save' });
}

/** Adds the reminder of an event row (a lair action: SRD 5.1, "Lair Actions", on count 20, losing ties). */
function happening(fight: Fight, one: Combatant): Fight {
  if (one.kind !== 'event') return fight;
  return asked(fight, {
    id: `lair:${one.id}`,
    who: one.id,
    kind: 'lair',
    text: one.note || one.name,
  });
}
