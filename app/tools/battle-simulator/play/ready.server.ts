import { battleOf } from '~/battle/setup/battle-of';
import { readSetup } from '~/battle/setup/read-setup';
import type { Battle } from '~/battle/sheet/battle';
import type { Combatant } from '~/battle/sheet/combatant';
import type { Services } from '~/platform/services.server';
import { type Ask, SIDES } from '../address/ask';
import { buildOfRow, isWritten, memberOfRow, type Row } from '../address/row';
import { setupValue } from '../address/setup-value';
import { type Known, whatIf } from '../address/what-if';
import { membersOf, ownCharacters } from './members.server';
import type { Ready } from './ready';
import { buildsOf, combatantsOf } from './sources.server';

/** The names and numbers of a battle's creatures that everyone may see. */
export async function namesAt(services: Services, ask: Ask): Promise<Known> {
  const { known } = await readyAt(services, { ...ask, change: '', most: '', day: [] }, null);
  return known;
}

export type Readiness = { ready: Ready | null; known: Known; problem: string | null };

/** Prepares the battle of a URL and its additional questions for simulation; or returns the error as a sentence. */
export async function readyAt(
  services: Services,
  ask: Ask,
  userId: string | null,
): Promise<Readiness> {
  const guess = whatIf(ask, ask.change, {});
  const rows = [ask, ...(guess === null ? [] : [guess])].flatMap(({ sides, day }) => [
    ...SIDES.flatMap((side) => sides[side]),
    ...day.flatMap((fight) => fight.rows),
  ]);
  const fighters = await fightersOf(services, rows, ask, userId);
  const known = Object.fromEntries(
    [...fighters].map(([who, { name, level, ac, hitPoints, assumed }]) => [
      who,
      {
        name: buildOfRow({ who }) === null ? name : `${name}, level ${level}`,
        ac,
        hitPoints: hitPoints.average,
        ...(assumed === undefined ? {} : { assumed }),
      },
    ]),
  );
  const nothing = (problem: string | null): Readiness => ({ ready: null, known, problem });
  if (SIDES.some((side) => ask.sides[side].length === 0)) return nothing(null);
  const made = battleAt(ask, fighters);
  if (typeof made === 'string') return nothing(made);
  const changed = whatIf(ask, ask.change, known);
  const other = changed === null ? null : battleAt(changed, fighters);
  if (typeof other === 'string') return nothing(other);
  const day = ask.day.length === 0 ? null : dayAt(ask, made, fighters);
  if (typeof day === 'string') return nothing(`In one of the day’s fights: ${day}`);
  return { ready: { battle: made, other, most: mostOf(ask), day }, known, problem: null };
}

async function fightersOf(
  services: Services,
  rows: readonly Row[],
  { edition }: Ask,
  userId: string | null,
): Promise<ReadonlyMap<string, Combatant>> {
  const ids = rows.flatMap((row) => (isWritten(row) || /^[@*]/.test(row.who) ? [] : [row.who]));
  const members = rows.flatMap((row) => {
    const member = memberOfRow(row);
    return member === null ? [] : [{ ...member, chosen: row.said.c }];
  });
  const [records, builds, people, own] = await Promise.all([
    ids.length === 0 ? new Map<string, Combatant>() : combatantsOf(services, ids, userId),
    buildsOf(services, rows, edition),
    members.length === 0 || userId === null
      ? new Map<string, Combatant>()
      : membersOf(services, members, edition, userId),
    members.length === 0 || userId === null
      ? new Map<string, Combatant>()
      : ownCharacters(services, members, userId),
  ]);
  return new Map([...records, ...builds, ...people, ...own]);
}

/** The battle of a URL, or an error sentence. */
function battleAt(ask: Ask, fighters: ReadonlyMap<string, Combatant>): Battle | string {
  const reading = readSetup(setupValue(ask));
  if (!reading.ok) return reading.problem;
  const made = battleOf(reading.setup, {
    record: (id) => fighters.get(id) ?? null,
    build: (id, level) => fighters.get(`@${id}.${level}`) ?? null,
  });
  if (made.ok) return made.battle;
  return made.problem.includes('“*')
    ? 'A character in this simulation is no longer in that party, or is not yours. Remove its row.'
    : made.problem;
}

function dayAt(
  ask: Ask,
  last: Battle,
  fighters: ReadonlyMap<string, Combatant>,
): Ready['day'] | string {
  const { sides, ...rest } = last;
  const legs: NonNullable<Ready['day']>['legs'][number][] = [];
  for (const { rows, rest: after } of ask.day) {
    const fight = battleAt({ ...ask, sides: { ...ask.sides, b: [...rows] } }, fighters);
    if (typeof fight === 'string') return fight;
    legs.push({ foes: fight.sides[1], rest: after });
  }
  return { ...rest, party: sides[0], legs: [...legs, { foes: sides[1], rest: 'none' }] };
}

/** The row whose highest count is searched; null when the row or share is invalid. */
function mostOf({ most, share, sides }: Ask): Ready['most'] {
  const parts = /^b\.(\d{1,2})$/.exec(most);
  const row = Number(parts?.[1]);
  const percent = Number(share);
  if (parts === null || sides.b[row] === undefined || !(percent >= 1 && percent <= 99)) return null;
  return { side: 1, row, share: percent / 100 };
}
