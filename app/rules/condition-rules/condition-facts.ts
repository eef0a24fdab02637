import { CONDITION_EFFECTS, exhaustionEffect } from '../condition-effects';
import type { Condition } from '../conditions';
import type { Edition } from '../edition';

/** Short statements of a condition's effects, such as who has advantage and what fails; for exhaustion by its level. */
export function conditionFacts(condition: Condition, edition: Edition, level = 0): string[] {
  if (condition === 'exhaustion') return exhaustionFacts(edition, level);
  const { attacks, attacked, criticalWithinFeet, ...effect } =
    CONDITION_EFFECTS[edition][condition];
  const facts: string[] = [];
  if (attacks) facts.push(`Its attacks: ${attacks.rolls}${only(attacks.only)}`);
  if (attacked) {
    const near =
      attacked.withinFeet === undefined ? '' : ` from within ${attacked.withinFeet} feet`;
    const far = attacked.beyond === undefined ? '' : `, otherwise ${attacked.beyond}`;
    facts.push(`Attacks against it: ${attacked.rolls}${near}${far}${only(attacked.only)}`);
  }
  if (criticalWithinFeet) facts.push(`A hit from within ${criticalWithinFeet} feet is critical`);
  if (effect.saves) {
    facts.push(`${abilities(effect.saves.abilities)} saves: ${effect.saves.rolls}`);
  }
  if (effect.failsSaves) facts.push(`${abilities(effect.failsSaves)} saves fail`);
  if (effect.checks) facts.push(`Its checks: ${effect.checks.rolls}${only(effect.checks.only)}`);
  if (effect.initiative) facts.push(`Initiative: ${effect.initiative}`);
  if (effect.brings) facts.push(`Is also ${effect.brings.join(' and ')}`);
  return facts;
}

const ONLY = {
  'source-in-sight': ' while it sees what it fears',
  'not-against-source': ' except against its grappler',
  unseen: ' if it is not seen',
} as const;

function only(what: keyof typeof ONLY | undefined): string {
  return what === undefined ? '' : ONLY[what];
}

function abilities(list: readonly string[]): string {
  return list.map((one) => one.toUpperCase()).join(' and ');
}

/** The effects of a number of exhaustion levels (SRD 5.1, "Exhaustion"; SRD 5.2.1, "Exhaustion [Condition]"). */
function exhaustionFacts(edition: Edition, level: number): string[] {
  if (level <= 0) return [];
  const { d20Penalty, speedPenaltyFeet, ...effect } = exhaustionEffect(edition, level);
  const facts: string[] = [];
  if (effect.dies) facts.push('It dies');
  if (d20Penalty > 0) facts.push(`Each d20: −${d20Penalty}`);
  if (speedPenaltyFeet > 0) facts.push(`Speed: −${speedPenaltyFeet} feet`);
  if (effect.checks) facts.push(`Its checks: ${effect.checks}`);
  if (effect.attacksAndSaves) facts.push(`Its attacks and saves: ${effect.attacksAndSaves}`);
  if (effect.halvesHitPoints) facts.push('Its hit point maximum is halved');
  if (effect.speed) facts.push(effect.speed === 'zero' ? 'Speed: 0' : 'Speed: halved');
  return facts;
}
