import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Act,
  cancelPlan,
  launchTool,
  MOST_PLANS,
  planChange,
  plansThatWait,
  settlePlans,
  takeBack,
} from '~/admin/tools/launch-sql.server';
import { currentCatalogue } from '~/catalogue/overrides.server';
import type { ToolAccess, ToolId, ToolState } from '~/catalogue/tool';
import { openDatabase } from '~/platform/database.server';

const NOON = Date.UTC(2026, 10, 23, 12);
const MINUTE = 60_000;
const admin = { userId: 'a1', username: 'Ada', email: 'ada@delvewright.test' };
const act = (now: number): Act => ({ now, admin, requestId: `r${now}` });
const change = (
  state: ToolState | null,
  access: ToolAccess | null,
  id: ToolId = 'dice-roller',
) => ({
  id,
  state,
  access,
});

const db = openDatabase(env.DB);

async function stands(now: number, id: ToolId = 'dice-roller'): Promise<string> {
  const tool = (await currentCatalogue(db, now)).find((one) => one.id === id);
  return `${tool?.state} ${tool?.access}`;
}

type AuditLine = { at: number; act: string; admin_name: string; before: string; after: string };

async function log(): Promise<AuditLine[]> {
  return (await env.DB.prepare('select * from audit_log order by id').all<AuditLine>()).results;
}

beforeEach(async () => {
  await env.DB.prepare(
    "insert into users (id, issuer, sub, username, email, groups, created_at, seen_at) values ('a1', 'i', 's', 'Ada', 'ada@delvewright.test', '[]', 0, 0)",
  ).run();
});

describe('a launch by an admin', () => {
  it('takes effect at once, and adds exactly one audit row with before and after', async () => {
    expect(await launchTool(db, change('live', 'login'), act(NOON))).toBe('launched');
    expect(await stands(NOON)).toBe('live login');
    const [row, ...more] = await log();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ at: NOON, act: 'Launch tool', admin_name: 'Ada' });
    expect(JSON.parse(row?.before ?? '')).toEqual({ state: null, access: null });
    expect(JSON.parse(row?.after ?? '')).toEqual({ state: 'live', access: 'login' });
  });

  it('that changes nothing adds no row, and cannot be undone', async () => {
    expect(await launchTool(db, change(null, null), act(NOON))).toBe('same');
    await launchTool(db, change('live', null), act(NOON));
    expect(await launchTool(db, change('live', null), act(NOON + 1))).toBe('same');
    expect(await log()).toHaveLength(1);
    expect(await takeBack(db, 'dice-roller', act(NOON + 2))).toBe(true);
    expect(await stands(NOON + 2)).toBe('maintenance free');
  });

  it('is undone once, to the previous values or to the catalogue’s own', async () => {
    await launchTool(db, change('live', 'login'), act(NOON));
    await launchTool(db, change('live', 'free'), act(NOON + 1));
    expect(await takeBack(db, 'dice-roller', act(NOON + 2))).toBe(true);
    expect(await stands(NOON + 2)).toBe('live login');
    expect(await takeBack(db, 'dice-roller', act(NOON + 3))).toBe(false);
    expect((await log()).map((row) => row.act)).toEqual([
      'Launch tool',
      'Launch tool',
      'Take back change',
    ]);
  });

  it('by two requests at the same time ends with one of them, with a row for each actual change', async () => {
    const both = await Promise.all([
      launchTool(db, change('live', 'free'), act(NOON)),
      launchTool(db, change('live', 'free'), act(NOON)),
    ]);
    expect(both.sort()).toEqual(['launched', 'same']);
    expect(await log()).toHaveLength(1);
  });

  it('is refused if the values seen by the admin have changed since', async () => {
    const seen = { state: null, access: null };
    expect(await launchTool(db, change('live', 'free'), act(NOON), seen)).toBe('launched');
    expect(await launchTool(db, change('live', 'paid'), act(NOON + 1), seen)).toBe('meanwhile');
    expect(await stands(NOON + 1)).toBe('live free');
    const now = { state: 'live', access: 'free' } as const;
    expect(await launchTool(db, change('live', 'paid'), act(NOON + 2), now)).toBe('launched');
    // Undo does not undo a later change that the admin has not seen.
    expect(await takeBack(db, 'dice-roller', act(NOON + 3), now)).toBe(false);
    expect(await stands(NOON + 3)).toBe('live paid');
    const then = { state: 'live', access: 'paid' } as const;
    expect(await takeBack(db, 'dice-roller', act(NOON + 4), then)).toBe(true);
    expect(await stands(NOON + 4)).toBe('live free');
    expect(await log()).toHaveLength(3);
  });

  it('leaves neither the change nor the row when the batch fails', async () => {
    await env.DB.exec('alter table audit_log rename to away');
    await expect(launchTool(db, change('live', 'free'), act(NOON))).rejects.toThrow();
    await expect(
      planChange(db, { ...change('live', 'free'), at: NOON + 1 }, act(NOON)),
    ).rejects.toThrow();
    expect(await stands(NOON + 5)).toBe('maintenance free');
    const { results } = await env.DB.prepare('select 1 from tool_former').all();
    expect(results).toEqual([]);
  });
});

describe('a planned launch', () => {
  const at = NOON + MINUTE;
  const plan = (state: ToolState | null, when = at) =>
    planChange(db, { ...change(state, 'login'), at: when }, act(NOON));

  it('takes effect at its time, before or after the schedule has run, with one audit row of the admin who planned it', async () => {
    expect(await plan('live')).toBe('planned');
    expect([await stands(at - 1), await stands(at)]).toEqual(['maintenance free', 'live login']);
    await settlePlans(db, at - 1);
    expect(await plansThatWait(db, NOON)).toMatchObject([{ tool: 'dice-roller', at, by: 'Ada' }]);
    await Promise.all([settlePlans(db, at), settlePlans(db, at + 5)]);
    expect([await stands(at - 1), await stands(at)].at(-1)).toBe('live login');
    expect(await plansThatWait(db, NOON)).toEqual([]);
    const rows = await log();
    expect(rows.map((row) => [row.act, row.at])).toEqual([
      ['Plan change', NOON],
      ['Launch tool', at],
    ]);
    expect(rows[1]?.admin_name).toBe('Ada');
    expect(await takeBack(db, 'dice-roller', act(at + 10))).toBe(true);
    expect(await stands(at + 10)).toBe('maintenance free');
  });

  it('is replaced by a later one, whichever was made first', async () => {
    await plan('soon', at + MINUTE);
    await plan('live');
    expect([await stands(at), await stands(at + MINUTE)]).toEqual(['live login', 'soon login']);
    await settlePlans(db, at + MINUTE);
    expect(await stands(at + MINUTE)).toBe('soon login');
    await takeBack(db, 'dice-roller', act(at + 2 * MINUTE));
    expect(await stands(at + 2 * MINUTE)).toBe('live login');
  });

  it('does not override a launch made after its time, even if the schedule runs later', async () => {
    await plan('live');
    await launchTool(db, change('maintenance', null), act(at + 1));
    await settlePlans(db, at + MINUTE);
    expect(await stands(at + MINUTE)).toBe('maintenance free');
    expect((await log()).map((row) => row.act)).toEqual([
      'Plan change',
      'Launch tool',
      'Launch tool',
    ]);
  });

  it('can be canceled before its time, but not at it', async () => {
    await plan('live');
    const [{ id } = { id: 0 }] = await plansThatWait(db, NOON);
    expect(await cancelPlan(db, id, act(at))).toBeNull();
    expect(await stands(at)).toBe('live login');
    expect(await cancelPlan(db, id, act(at - 1))).toBe('dice-roller');
    expect(await cancelPlan(db, id, act(at - 1))).toBeNull();
    expect(await stands(at)).toBe('maintenance free');
    expect((await log()).map((row) => row.act)).toEqual(['Plan change', 'Cancel plan']);
  });

  it('is unique per tool and time, and the number of plans is limited', async () => {
    expect(await plan('live')).toBe('planned');
    expect(await plan('soon')).toBe('taken');
    for (let more = 1; more < MOST_PLANS; more += 1) await plan('live', at + more);
    expect(await plan('live', at + MOST_PLANS)).toBe('full');
    expect(await plan('soon')).toBe('taken');
    expect(await log()).toHaveLength(MOST_PLANS);
  });

  it('is applied after its admin’s account was deleted, with the admin’s id only', async () => {
    await plan('live');
    await env.DB.exec("delete from users where id = 'a1'");
    await settlePlans(db, at);
    expect((await log()).at(-1)).toMatchObject({ act: 'Launch tool', admin_name: '' });
  });
});
