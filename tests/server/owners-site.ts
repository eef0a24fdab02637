import { vi } from 'vitest';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

/** A site with a signed-in admin, an edge cache that never evicts, and a clock that can be moved forward. */
export type OwnersSite = {
  here: WorkerHere;
  /** A stranger, a user without Pro, a user with Pro, and an admin: the callers that the launch preview lists. */
  people: readonly Visitor[];
  admin: Visitor;
  visitor: () => Visitor;
  textAt: (path: string, who?: Visitor) => Promise<string>;
  /** Submits a form, as the admin unless another caller is given. */
  press: (path: string, fields: Record<string, string>, who?: Visitor) => Promise<Response>;
  /** Moves the clock forward, so that the half-minute cache of a machine expires; never moves it back. */
  later: (ms: number) => void;
  close: () => Promise<void>;
};

/** Opens a site with the SRD records and one signed-in user of each kind. */
export async function openOwnersSite(): Promise<OwnersSite> {
  const here = await openWorkerHere({ APP_MODE: 'production' }, { seed: true });
  vi.stubGlobal('caches', { default: edge() });
  const visitor = () =>
    new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });
  const [lapsed, paying, admin] = await Promise.all(
    [PEOPLE.lapsed, PEOPLE.paying, PEOPLE.admin].map(async (person) => {
      const someone = visitor();
      await someone.signIn(person, '/about');
      return someone;
    }),
  );
  if (!lapsed || !paying || !admin) throw new Error('somebody did not come in');
  await givePlans(here);
  return {
    here,
    admin,
    visitor,
    people: [visitor(), lapsed, paying, admin],
    async textAt(path, who = visitor()) {
      const answer = await who.ask(path);
      const text = await answer.text();
      await here.settle();
      return text;
    },
    press: (path, fields, who = admin) =>
      who.ask(path, { method: 'POST', body: new URLSearchParams(fields).toString() }),
    later: (ms) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms }),
    async close() {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      await here.close();
    },
  };
}

/** An edge cache stub that never evicts: only the Worker decides what is served from it. */
function edge() {
  const held = new Map<string, Response>();
  return {
    match: async (asked: Request) => held.get(asked.url)?.clone(),
    put: async (asked: Request, answer: Response) => {
      held.set(asked.url, new Response(await answer.text(), answer));
    },
  };
}

async function givePlans(here: WorkerHere): Promise<void> {
  const until = Math.floor(Date.now() / 1000) + 86_400;
  const plan = `insert or replace into entitlements (user_id, status, trial_end, current_period_start, current_period_end, updated_at)
    select id, ?2, null, ?3 - 90000, ?3, 0 from users where email = ?1`;
  await here.db.batch([
    here.db.prepare(plan).bind(PEOPLE.lapsed, 'expired', until),
    here.db.prepare(plan).bind(PEOPLE.paying, 'active', until),
  ]);
}
