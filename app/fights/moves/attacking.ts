import { exhaustionEffect } from '~/rules/condition-effects';
import type { Edge } from '~/rules/dice/text/expression';
import type { Edition } from '~/rules/edition';
import { effectsOn } from '../lasting/conditions';
import type { Combatant } from '../log/state';
import { type EdgeReason, edgeOf } from './d20';

/**
 * The terms of an attack: reasons for advantage or disadvantage, the exhaustion penalty, and whether every hit is
 * critical.
 */
export type AttackTerms = {
  reasons: readonly EdgeReason[];
  edge: Edge | null;
  penalty: number;
  everyHitCritical: boolean;
};

/**
 * The effects of both creatures' conditions on an attack (SRD 5.1, "Appendix PH-A: Conditions"; SRD 5.2.1, "Rules
 * Glossary"). `near`: within 5 feet. Effects that depend on sight are assumed to apply; the user's `edge` can cancel
 * them.
 */
export function attackTerms(
  attacker: Combatant | null,
  target: Combatant,
  near: boolean,
  edition: Edition,
  edge: Edge | null = null,
): AttackTerms {
  const own = attacker ? effectsOn(attacker, edition) : [];
  const theirs = effectsOn(target, edition);
  const tired = exhaustionEffect(edition, attacker?.exhaustion ?? 0);
  const reasons = [
    ...own.flatMap(({ condition, maker, effect: { attacks } }): EdgeReason[] => {
      const spared = attacks?.only === 'not-against-source' && maker === target.id;
      return attacks && !spared ? [{ edge: attacks.rolls, why: condition }] : [];
    }),
    ...theirs.flatMap(({ condition, effect: { attacked } }): EdgeReason[] => {
      if (!attacked) return [];
      const rolls = near || attacked.withinFeet === undefined ? attacked.rolls : attacked.beyond;
      return rolls ? [{ edge: rolls, why: `target ${condition}` }] : [];
    }),
    ...(tired.attacksAndSaves ? [{ edge: tired.attacksAndSaves, why: 'exhaustion' }] : []),
    ...(edge ? [{ edge, why: 'as the table says' }] : []),
  ];
  const everyHitCritical = near && theirs.some(({ effect }) => effect.criticalWithinFeet === 5);
  return { reasons, edge: edgeOf(reasons), penalty: tired.d20Penalty, everyHitCritical };
}
