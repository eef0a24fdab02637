import { PETRIFIED } from '../arena/bits';
import { type Body, DEAD, STANDING } from '../arena/body';
import type { Field } from '../arena/field';
import { reckonMarks } from './marks';

/** Restores hit points; a dying creature gets up, prone. Returns how many were restored. */
export function regain(field: Field, body: Body, amount: number, maker: Body): number {
  if (body.state >= DEAD || amount <= 0 || body.noHealing || (body.conditions & PETRIFIED) !== 0)
    return 0;
  const given = Math.min(amount, body.maximum - body.hitPoints);
  if (given <= 0) return 0;
  const fallen = body.state !== STANDING;
  body.hitPoints += given;
  maker.healed += given;
  const { deed } = field;
  const counted = deed === null ? undefined : field.counts[maker.kind.at]?.[deed.at];
  if (counted !== undefined) counted.healed += given;
  if (field.tale !== null)
    field.tale.push({ is: 'heal', who: body.name, amount: given, left: body.hitPoints });
  if (fallen) rise(field, body);
  return given;
}

function rise(field: Field, body: Body): void {
  const { side, line } = body.kind;
  if (!body.kind.savesAtZero) field.rising[side] = (field.rising[side] as number) - 1;
  body.state = STANDING;
  body.successes = 0;
  body.failures = 0;
  field.standing[side] = (field.standing[side] as number) + 1;
  if (line === 'front') field.front[side] = (field.front[side] as number) + 1;
  if (field.tale !== null)
    field.tale.push({ is: 'rises', who: body.name, hitPoints: body.hitPoints });
  reckonMarks(field, body);
}

/** Temporary hit points do not add up: the higher value stays (SRD 5.1, "Temporary Hit Points"). */
export function shelter(field: Field, body: Body, amount: number): void {
  if (body.state >= DEAD || amount <= body.temporary) return;
  body.temporary = amount;
  if (field.tale !== null) field.tale.push({ is: 'shielded', who: body.name, amount });
}
