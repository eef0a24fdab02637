import { vi } from 'vitest';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

/** A site whose owner is here, with an edge that forgets nothing and a clock that can be moved on. */
export type OwnersSite = {
  here: WorkerHere;
  /** A stranger, somebody without Pro, with Pro, and an admin: as the preview of a launch lists them. */
  people: readonly Visitor[];
  admin: Visitor;
  visitor: () => Visitor;
  textAt: (path: string, who?: Visitor) => Promise<string>;
  /** Presses a button: as the admin, if nobody else is named. */
  press: (path: string, fields: Record<string, string>, who?: Visitor) => Promise<Response>;
  /** Lets time pass, and a machine forget what it heard within the last half minute; it never goes back. */
  later: (ms: number) => void;
  close: () => Promise<void>;
};

/** Opens a site with the SRD in it and one of each kind of people signed in. */
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
    ...{ here, admin, visitor, people: [visitor(), lapsed, paying, admin] },
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

/** A cache as the edge has it, which forgets nothing: what is shown of it is the Worker's own choice. */
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
