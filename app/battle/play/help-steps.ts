import { type Body, DEAD, STANDING } from '../arena/body';
import type { Field } from '../arena/field';
import type { CompiledStep } from '../arena/kind';
import { fits } from './fits';
import { regain, shelter } from './heal';
import { hasMark, layMark } from './marks';
import { chooseHurt } from './targets';

export function healStep(
  field: Field,
  maker: Body,
  step: Extract<CompiledStep, { does: 'heal' }>,
): void {
  const { aim } = step;
  const percent = Math.max(50, maker.kind.tactics.healAt);
  for (let time = 0; time < aim.count; time += 1) {
    const target =
      aim.who === 'self' ? maker : chooseHurt(field, maker.kind.side, percent, step.raises);
    if (target === null || !fits(aim, target.kind)) return;
    const amount = field.dice.sum(step.count, step.sides) + step.bonus;
    if (step.temporary) shelter(field, target, amount);
    else regain(field, target, amount, maker);
    if (aim.who === 'self') return;
  }
}

export function markStep(
  field: Field,
  maker: Body,
  step: Extract<CompiledStep, { does: 'mark' }>,
): void {
  const { aim, mark } = step;
  if (aim.who === 'self') {
    layMark(field, maker, mark, maker);
    return;
  }
  const side = aim.who === 'foe' ? 1 - maker.kind.side : maker.kind.side;
  let left = aim.count;
  for (const target of field.order) {
    if (left === 0) return;
    if (target.state !== STANDING || target.kind.side !== side || !fits(aim, target.kind)) continue;
    if (aim.who === 'ally' && target === maker) continue;
    if (hasMark(target, mark.id, maker)) continue;
    left -= 1;
    layMark(field, target, mark, maker);
  }
}

export function summonStep(
  field: Field,
  maker: Body,
  step: Extract<CompiledStep, { does: 'summon' }>,
): void {
  let left = field.dice.sum(step.count, step.sides) + step.bonus;
  for (const body of field.sides[maker.kind.side]) {
    if (left === 0) return;
    if (body.kind.at !== step.kind || !body.summoned || body.state < DEAD || body.wasDown) continue;
    left -= 1;
    body.state = STANDING;
    body.hitPoints = body.maximum;
    const { side, line } = body.kind;
    field.standing[side] = (field.standing[side] as number) + 1;
    if (line === 'front') field.front[side] = (field.front[side] as number) + 1;
    if (field.tale !== null) field.tale.push({ is: 'comes', who: body.name, round: field.round });
  }
}
