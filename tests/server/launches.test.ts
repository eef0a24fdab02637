import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ACCESSES, STATES } from '~/admin/tools/wanted-change';
import { type Sight, whoSees } from '~/admin/tools/who-sees';
import { toolAddress } from '~/catalogue/access';
import { CATALOGUE } from '~/catalogue/catalogue';
import { withOverrides } from '~/catalogue/overrides';
import type { Tool, ToolAccess, ToolId, ToolState } from '~/catalogue/tool';
import { wordsOf } from '../harness/page-words';
import type { Visitor } from '../harness/visitor';
import { type OwnersSite, openOwnersSite } from './owners-site';

let site: OwnersSite;
beforeAll(async () => {
  site = await openOwnersSite();
});
afterAll(() => site?.close());

const launch = (tool: ToolId, state: string, access: string, when = '') =>
  site.press('/management/tools/change', { tool, state, access, when, zone: 'UTC' });

/** Launches a tool as another machine would, so that this machine has not loaded the change yet. */
async function elsewhere(tool: ToolId, state: ToolState | null, access: ToolAccess | null) {
  await site.here.db
    .prepare(
      'insert or replace into tool_overrides (id, state, access, at) values (?1, ?2, ?3, ?4)',
    )
    .bind(tool, state, access, Date.now() - 1000)
    .run();
}

describe('a launched tool', () => {
  it('opens at once to the callers it is for, and appears on public pages', async () => {
    const gate = async () => (await site.visitor().ask('/dice-roller')).status;
    expect(await gate()).toBe(303);
    expect(await site.textAt('/')).not.toContain('href="/dice-roller"');
    expect((await launch('dice-roller', 'live', 'free')).headers.get('Location')).toContain(
      'done=launched',
    );
    expect(await gate()).toBe(200);
    for (const page of ['/', '/features', '/sitemap.xml'])
      expect(await site.textAt(page), page).toContain('/dice-roller');
    const back = { intent: 'take-back', tool: 'dice-roller' };
    expect((await site.press('/management/tools', back)).status).toBe(303);
    expect(await gate()).toBe(303);
    expect(await site.textAt('/sitemap.xml')).not.toContain('/dice-roller');
    expect((await site.press('/management/tools', back)).status).toBe(409);
  });

  it('on another machine is guarded at once, and appears on public pages within half a minute, whatever the edge has cached', async () => {
    const pages = ['/', '/features', '/sitemap.xml'];
    const shown = async () =>
      Promise.all(
        pages.map(async (page) => (await site.textAt(page)).includes('/spell-scroll-cost')),
      );
    const before = await shown();
    await elsewhere('spell-scroll-cost', 'live', 'free');
    expect((await site.visitor().ask('/spell-scroll-cost')).status).toBe(200);
    expect(await shown()).toEqual(before);
    site.later(31_000);
    expect(await shown()).toEqual([true, true, true]);
    // The same for a tool that is closed although the catalogue lists it as live.
    await elsewhere('cheat-sheet', 'maintenance', null);
    expect((await site.visitor().ask('/cheat-sheet')).status).toBe(200);
    site.later(31_000);
    expect((await site.visitor().ask('/cheat-sheet')).headers.get('Location')).toContain(
      '/access-gate',
    );
    expect(await site.textAt('/sitemap.xml')).not.toContain('/cheat-sheet');
    await elsewhere('cheat-sheet', null, null);
    await elsewhere('spell-scroll-cost', null, null);
    site.later(31_000);
    expect(await site.textAt('/sitemap.xml')).toContain('/cheat-sheet');
  });

  it('with a launch time opens by itself, and the schedule logs who planned it', async () => {
    const start = Date.now();
    const when = new Date(start + 120_000).toISOString().slice(0, 16);
    const at = Date.parse(`${when}:00Z`);
    expect((await launch('spell-lookup', 'live', 'free', when)).status).toBe(303);
    expect(await site.textAt('/management/tools', site.admin)).toContain('Planned changes');
    vi.useFakeTimers({ toFake: ['Date'], now: at - 1 });
    expect((await site.visitor().ask('/spell-lookup')).status).toBe(303);
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    expect((await site.visitor().ask('/spell-lookup')).status).toBe(200);
    await site.here.schedule();
    const row = await site.here.db
      .prepare(
        "select act, at, admin_name from audit_log where subject_id = 'spell-lookup' order by id desc",
      )
      .first();
    expect(row).toMatchObject({ act: 'Launch tool', at });
    expect(row?.admin_name).not.toBe('');
    await site.press('/management/tools', { intent: 'take-back', tool: 'spell-lookup' });
    expect((await site.visitor().ask('/spell-lookup')).status).toBe(303);
  });

  it('must be built, and a refusal keeps the chosen values on the page', async () => {
    const answer = await launch('magic-item-lookup', 'live', 'free');
    expect(answer.status).toBe(400);
    const search =
      'tool=magic-item-lookup&state=live&access=paid&when=2099-01-01T10:00&zone=Nowhere';
    const page = await site.textAt(`/management/tools/change?${search}`, site.admin);
    expect(wordsOf(page)).toContain('not built yet, so it cannot be made live');
    expect(page).toContain('value="Nowhere"');
    expect(page).toContain('value="2099-01-01T10:00"');
    expect(page).toMatch(/<option value="paid" selected/);
    expect((await site.admin.ask('/management/tools/change?tool=none')).status).toBe(404);
  });
});

describe('the launch preview', () => {
  /** The path and the body that store something with each tool. */
  const KEEPING: Partial<Record<ToolId, { path: string; body: string; json?: true }>> = {
    mapwright: {
      path: '/mapwright/keep',
      body: 'intent=save-recipe&recipe=preset%3Dbandit-cellars%26seed%3Dcopy',
    },
    adventuring: {
      path: '/party',
      body: JSON.stringify({ name: 'Ford', members: [{ name: 'Mira', level: 1, hp: 9 }] }),
      json: true,
    },
    'encounter-builder': { path: '/encounter-builder/keep?m=goblin', body: 'name=Ford' },
    'cheat-sheet': undefined,
  };

  async function pageOf(who: Visitor, tool: Tool): Promise<Sight['page']> {
    const answer = await who.ask(toolAddress(tool) ?? '');
    const to = answer.headers.get('Location') ?? '';
    if (answer.status === 404) return 'not-found';
    if (to.startsWith('/access-gate?auth=auth')) return 'sign-in';
    if (to.startsWith('/no-access?reason=role')) return 'wrong-role';
    // Mapwright first redirects to a URL that contains a seed.
    if (answer.status === 200 || to.startsWith(`${toolAddress(tool)}?`)) return 'open';
    throw new Error(`${tool.id}: ${answer.status} ${to}`);
  }

  async function keepOf(who: Visitor, tool: Tool): Promise<Sight['keep']> {
    const asked = KEEPING[tool.id];
    if (!asked) return 'nothing';
    const headers: Record<string, string> = asked.json
      ? { 'Content-Type': 'application/json' }
      : {};
    const { status } = await who.ask(asked.path, { method: 'POST', body: asked.body, headers });
    const told: Record<number, Sight['keep']> = {
      401: 'sign-in',
      402: 'pro',
      403: 'wrong-role',
      404: 'not-found',
      200: 'open',
      201: 'open',
    };
    return told[status] ?? Promise.reject(new Error(`${tool.id} ${asked.path}: ${status}`));
  }

  function cardIn(html: string, tool: Tool) {
    const at = html.indexOf(`id="${tool.id}"`);
    const card = html.slice(html.lastIndexOf('<article', at), html.indexOf('</article>', at));
    const heading = /<h[23][^>]*>([\s\S]*?)<\/h[23]>/.exec(card)?.[1] ?? '';
    return {
      to: /href="([^"]+)"/.exec(heading)?.[1] ?? null,
      active: at < html.indexOf('Show less'),
      lock: /Locked: [a-zA-Z ]+|Open to you/.exec(wordsOf(`<body>${card}`))?.[0] ?? '',
    };
  }

  const LOCKS = {
    'not-built': 'Locked: not built yet',
    'in-trial': 'Locked: being tried out',
    'sign-in': 'Locked: needs sign',
    pro: 'Locked: needs Pro',
  } as const;

  it.each(['cheat-sheet', 'adventuring', 'mapwright', 'encounter-builder'] as const)(
    'shows for %s what really happens in every state, with every access and for every caller',
    async (id) => {
      for (const state of STATES) {
        for (const access of ACCESSES) {
          await elsewhere(id, state, access);
          site.later(31_000);
          const [tool] = withOverrides(CATALOGUE, [{ id, state, access }]).filter(
            (one) => one.id === id,
          );
          if (!tool) throw new Error(`no tool ${id}`);
          const home = await site.textAt('/');
          for (const [at, foretold] of whoSees(tool).entries()) {
            const who = site.people[at] ?? site.visitor();
            const said = `${id} ${state} ${access}: ${foretold.who}`;
            expect(await pageOf(who, tool), said).toBe(foretold.page);
            expect(await keepOf(who, tool), said).toBe(foretold.keep);
            const card = cardIn(await site.textAt('/features', who), tool);
            const { lock, to, active, onHome } = foretold.card;
            expect([card.to, card.active], said).toEqual([to, active]);
            expect(card.lock, said).toContain(lock === null ? 'Open to you' : LOCKS[lock]);
            if (at === 0)
              expect(wordsOf(home).includes(tool.title), said).toBe(onHome || NAMED.has(id));
          }
        }
      }
      await elsewhere(id, null, null);
    },
  );

  /** The home page names this tool also in its own text. */
  const NAMED = new Set<ToolId>(['mapwright']);

  it('is shown on the page, and changes nothing', async () => {
    const count = () => site.here.db.prepare('select count(*) as n from tool_overrides').first('n');
    const before = await count();
    const search = 'tool=adventuring&state=live&access=paid&when=&zone=UTC';
    const html = await site.textAt(`/management/tools/change?${search}`, site.admin);
    const answers = [...html.matchAll(/data-answer="([\w-]+)"/g)].map(([, answer]) => answer);
    expect(answers).toEqual(['sign-in', 'open', 'open', 'open']);
    const keeps = [...html.matchAll(/data-keep="([\w-]+)"/g)].map(([, keep]) => keep);
    expect(keeps).toEqual(['sign-in', 'pro', 'open', 'open']);
    expect(wordsOf(html)).toContain('Apply');
    expect(await count()).toBe(before);
  });
});
