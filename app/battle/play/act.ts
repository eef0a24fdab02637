import { RESTRAINED } from '../arena/bits';
import { type Body, FLED, STANDING } from '../arena/body';
import type { Field } from '../arena/field';
import type { CompiledDeed } from '../arena/kind';
import { chooseDeed, worthNow } from './choose';
import { isDecided } from './decided';
import { leaveFeet } from './harm';
import { clearMarks, dropMark, endWithMaker } from './marks';
import { perform } from './perform';
import { provoke } from './provoke';
import { asksSave } from './saves';

export function act(field: Field, body: Body): void {
  const { kind } = body;
  if (flees(field, body)) return;
  if (body.heldCount > 0 && breaksFree(field, body)) return;
  if (kind.reckless && !body.reckless) {
    body.reckless = true;
    body.againstAdvantage = 1;
  }
  let actions = 1;
  let spellCast = false;
  for (const deed of kind.free) {
    if (worthNow(field, body, deed) <= 0) continue;
    perform(field, body, deed);
    if (grantsAction(deed)) actions += 1;
  }
  for (let at = 0; at < body.heldCount; at += 1) if (body.held[at]?.mark?.extraAction) actions += 1;
  const bonus = chooseDeed(field, body, kind.bonus, true);
  if (bonus !== null) {
    spellCast = bonus.spellLevel > 0;
    perform(field, body, bonus);
  }
  // 2014: after a bonus-action spell only a cantrip may follow. 2024: one spell slot per turn. The same check serves
  // both.
  for (; actions > 0 && body.state === STANDING && !isDecided(field); actions -= 1) {
    const deed = chooseDeed(field, body, kind.actions, !spellCast);
    if (deed === null) break;
    perform(field, body, deed);
    if (field.modern && deed.spellLevel > 0) spellCast = true;
  }
}

function grantsAction(deed: CompiledDeed): boolean {
  for (const step of deed.steps) if (step.does === 'mark' && step.mark.extraAction) return true;
  return false;
}

/** Makes a creature flee when its tactics say so; foes within reach make opportunity attacks. */
function flees(field: Field, body: Body): boolean {
  const { fleeAt, breakAt } = body.kind.tactics;
  if (fleeAt === 0 && breakAt >= 100) return false;
  const spent = body.hitPoints * 100 <= fleeAt * body.maximum;
  if (!spent && !isBroken(field, body, breakAt)) return false;
  provoke(field, body);
  if (body.state !== STANDING) return true;
  leaveFeet(field, body);
  body.state = FLED;
  if (field.tale !== null) field.tale.push({ is: 'flees', who: body.name });
  endWithMaker(field, body);
  clearMarks(field, body);
  return true;
}

function isBroken(field: Field, body: Body, breakAt: number): boolean {
  if (breakAt >= 100) return false;
  let down = 0;
  let all = 0;
  for (const one of field.sides[body.kind.side]) {
    if (one.summoned) continue;
    all += 1;
    if (one.wasDown && one.state !== STANDING) down += 1;
  }
  return down * 100 >= breakAt * all;
}

/** Spends an action to get free of an effect that keeps dealing damage, or that only an action can end. */
function breaksFree(field: Field, body: Body): boolean {
  for (let at = 0; at < body.heldCount; at += 1) {
    const mark = body.held[at]?.mark;
    if (!mark) continue;
    if (mark.saveWhen === 'action') {
      if (asksSave(field, body, mark.saveAbility, mark.saveDc, mark.conditions))
        dropMark(field, body, at);
      return true;
    }
    if (mark.escape > 0 && mark.ongoing !== null && (mark.conditions & RESTRAINED) !== 0) {
      const best = Math.max(body.kind.checks[0] as number, body.kind.checks[1] as number);
      if (field.dice.die(20) + best >= mark.escape) dropMark(field, body, at);
      return true;
    }
  }
  return false;
}
