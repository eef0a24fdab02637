import { sql } from 'drizzle-orm';
import type { Person } from '~/account/person/person';
import { overridesAt, type ToolOverride } from '~/catalogue/overrides';
import { toolChanges } from '~/catalogue/overrides.server';
import { toolFormer, toolOverrides, toolPlans } from '~/catalogue/tables';
import type { ToolId } from '~/catalogue/tool';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/store/statements.server';
import { auditRow } from '../act/audit-row.server';
import { toolNamed } from './wanted-change';

/** The admin, time and request of an action. */
export type Act = {
  now: number;
  admin: Pick<Person, 'userId' | 'username' | 'email'>;
  requestId: string;
};

/** The most waiting plans of all tools together. */
export const MOST_PLANS = 40;

/** What the owner has set for a tool; null where the catalogue's value counts. */
export type Standing = Pick<ToolOverride, 'state' | 'access'>;

/** What the owner has set for a tool at a time; null where the catalogue's value counts. */
export async function standingOf(db: Database, id: ToolId, now: number): Promise<Standing> {
  const word = overridesAt(await toolChanges(db), now).find((one) => one.id === id);
  return { state: word?.state ?? null, access: word?.access ?? null };
}

function subjectOf(id: ToolId) {
  return { kind: 'tool' as const, id, name: toolNamed(id)?.title };
}

/** The condition that a tool's state is still as the admin saw it; true if `seen` is undefined. */
function isAsSeen(id: ToolId, seen: Standing | undefined) {
  if (seen === undefined) return sql`true`;
  const word = sql`(select ${toolOverrides.state} is ${seen.state} and ${toolOverrides.access} is ${seen.access}
    from ${toolOverrides} where ${toolOverrides.id} = ${id})`;
  return sql`coalesce(${word}, ${seen.state === null && seen.access === null ? 1 : 0})`;
}

/** The statement that stores a tool's present state for undo, if `asked` would change it. */
function noteFormer(
  db: Database,
  { id, state, access }: ToolOverride,
  at: number,
  seen?: Standing,
) {
  return prepared(
    db,
    sql`insert into ${toolFormer} (tool, state, access, at)
      select ${id}, o.state, o.access, ${at} from (select 1) left join ${toolOverrides} o on o.id = ${id}
      where (o.state is not ${state} or o.access is not ${access}) and ${isAsSeen(id, seen)}
      on conflict (tool) do update set state = excluded.state, access = excluded.access, at = excluded.at`,
  );
}

function setOverride(
  db: Database,
  { id, state, access }: ToolOverride,
  at: number,
  seen?: Standing,
) {
  return prepared(
    db,
    sql`insert into ${toolOverrides} (id, state, access, at)
      select ${id}, ${state}, ${access}, ${at} where ${isAsSeen(id, seen)}
        and (${state} is not null or ${access} is not null
          or exists (select 1 from ${toolOverrides} where id = ${id}))
      on conflict (id) do update set state = excluded.state, access = excluded.access, at = excluded.at
      where state is not excluded.state or access is not excluded.access`,
  );
}

/** The result of an immediate change: made, already so, or another admin has changed the tool since it was shown. */
export type Launched = 'launched' | 'same' | 'meanwhile';

/** Changes a tool at once, if its state is still as `seen`. Plans that are due take effect first. */
export async function launchTool(
  db: Database,
  asked: ToolOverride,
  act: Act,
  seen?: Standing,
): Promise<Launched> {
  await settlePlans(db, act.now);
  const { now, admin, requestId } = act;
  const before = await standingOf(db, asked.id, now);
  const after: Standing = { state: asked.state, access: asked.access };
  const facts = { at: now, admin, requestId, subject: subjectOf(asked.id), before, after };
  const [, set] = await db.$client.batch([
    noteFormer(db, asked, now, seen),
    setOverride(db, asked, now, seen),
    auditRow(db, { ...facts, act: 'Launch tool' }),
  ]);
  if ((set?.meta.changes ?? 0) > 0) return 'launched';
  const stands = await standingOf(db, asked.id, now);
  return stands.state === asked.state && stands.access === asked.access ? 'same' : 'meanwhile';
}

/**
 * Undoes the last change of a tool, if it is still the one that was seen; false when there is nothing to undo, or
 * another change was made since.
 */
export async function takeBack(
  db: Database,
  id: ToolId,
  act: Act,
  seen?: Standing,
): Promise<boolean> {
  await settlePlans(db, act.now);
  const { now, admin, requestId } = act;
  const before = await standingOf(db, id, now);
  const former = sql`select state, access from ${toolFormer} where tool = ${id}`;
  const [row] = (await prepared(db, former).all<Standing>()).results;
  if (!row) return false;
  const facts = { at: now, admin, requestId, subject: subjectOf(id), before, after: row };
  const [, taken] = await db.$client.batch([
    prepared(
      db,
      sql`update ${toolOverrides} set at = ${now},
        state = (select state from ${toolFormer} where tool = ${id}),
        access = (select access from ${toolFormer} where tool = ${id})
        where id = ${id} and exists (select 1 from ${toolFormer} where tool = ${id})
          and ${isAsSeen(id, seen)}`,
    ),
    prepared(db, sql`delete from ${toolFormer} where tool = ${id} and changes() > 0`),
    auditRow(db, { ...facts, act: 'Take back change' }),
  ]);
  return (taken?.meta.changes ?? 0) > 0;
}

/** The result of planning a change: planned, another change is planned for that time, or there are too many plans. */
export type Planned = 'planned' | 'taken' | 'full';

/** Plans a change of a tool for a time. */
export async function planChange(
  db: Database,
  asked: ToolOverride & { at: number },
  { now, admin, requestId }: Act,
): Promise<Planned> {
  const { id, state, access, at } = asked;
  const facts = { at: now, admin, requestId, subject: subjectOf(id) };
  const [planned] = await db.$client.batch([
    prepared(
      db,
      sql`insert into ${toolPlans} (tool, state, access, at, planned_at, admin_id, request_id)
        select ${id}, ${state}, ${access}, ${at}, ${now}, ${admin.userId}, ${requestId}
        where (select count(*) from ${toolPlans}) < ${MOST_PLANS}
        on conflict (tool, at) do nothing`,
    ),
    auditRow(db, { ...facts, act: 'Plan change', after: { state, access, at } }),
  ]);
  if ((planned?.meta.changes ?? 0) > 0) return 'planned';
  const there = sql`select state, access from ${toolPlans} where tool = ${id} and at = ${at}`;
  const plan = await prepared(db, there).first<Standing>();
  if (plan === null) return 'full';
  // Sending the same form again finds its own plan.
  return plan.state === state && plan.access === access ? 'planned' : 'taken';
}

/** Cancels a plan that is not due yet and returns its tool; null when it is due, or there is no such plan. */
export async function cancelPlan(db: Database, id: number, act: Act): Promise<ToolId | null> {
  const { now, admin, requestId } = act;
  const wanted = sql`select tool as id, state, access, at from ${toolPlans} where id = ${id} and at > ${now}`;
  const plan = await prepared(db, wanted).first<ToolOverride & { at: number }>();
  if (!plan) return null;
  const { state, access, at } = plan;
  const facts = { at: now, admin, requestId, subject: subjectOf(plan.id) };
  const [gone] = await db.$client.batch([
    prepared(db, sql`delete from ${toolPlans} where id = ${id} and at > ${now}`),
    auditRow(db, { ...facts, act: 'Cancel plan', before: { state, access, at } }),
  ]);
  return (gone?.meta.changes ?? 0) > 0 ? plan.id : null;
}

type DuePlan = ToolOverride & {
  plan: number;
  at: number;
  adminId: string;
  requestId: string;
  username: string | null;
  email: string | null;
};

/**
 * Turns due plans into changes, oldest first, each in a batch with an audit row in the name of its planner. A plan
 * takes effect at its time, whether or not this has run.
 */
export async function settlePlans(db: Database, now: number): Promise<void> {
  const due = sql`select p.id as plan, p.tool as id, p.state, p.access, p.at, p.admin_id as adminId,
      p.request_id as requestId, u.username, u.email
    from ${toolPlans} p left join users u on u.id = p.admin_id where p.at <= ${now} order by p.at, p.id`;
  for (const plan of (await prepared(db, due).all<DuePlan>()).results) await settle(db, plan);
}

async function settle(db: Database, plan: DuePlan): Promise<void> {
  const { id, state, access, at, requestId } = plan;
  const before = await standingOf(db, id, at - 1);
  const admin = {
    userId: plan.adminId,
    username: plan.username ?? '',
    email: plan.email ?? '',
  };
  const facts = { at, admin, requestId, subject: subjectOf(id), before, after: { state, access } };
  // Another run may have applied it meanwhile, and a later change outweighs it.
  const isDue = sql`exists (select 1 from ${toolPlans} where id = ${plan.plan})
    and coalesce((select at from ${toolOverrides} where id = ${id}), 0) <= ${at}`;
  await db.$client.batch([
    prepared(
      db,
      sql`insert into ${toolFormer} (tool, state, access, at)
        select ${id}, o.state, o.access, ${at} from (select 1) left join ${toolOverrides} o on o.id = ${id}
        where ${isDue} and (o.state is not ${state} or o.access is not ${access})
        on conflict (tool) do update set state = excluded.state, access = excluded.access, at = excluded.at`,
    ),
    prepared(
      db,
      sql`insert into ${toolOverrides} (id, state, access, at)
        select ${id}, ${state}, ${access}, ${at} where ${isDue}
        on conflict (id) do update set state = excluded.state, access = excluded.access, at = excluded.at`,
    ),
    prepared(db, sql`delete from ${toolPlans} where id = ${plan.plan}`),
    auditRow(db, { ...facts, act: 'Launch tool' }),
  ]);
}

/** Waiting plans, soonest first, with the name of their planner. */
export async function plansThatWait(db: Database, now: number) {
  const waiting = sql`select p.id, p.tool, p.state, p.access, p.at,
      coalesce(nullif(u.username, ''), u.email, '') as by
    from ${toolPlans} p left join users u on u.id = p.admin_id where p.at > ${now} order by p.at, p.id`;
  type Plan = Pick<ToolOverride, 'state' | 'access'> & {
    id: number;
    tool: ToolId;
    at: number;
    by: string;
  };
  return (await prepared(db, waiting).all<Plan>()).results;
}

/** The state that each tool returns to when its last change is undone. */
export async function formerStandings(db: Database) {
  return db.select().from(toolFormer);
}
