/** One user in the model day stands for this many. */
export const ONE_FOR = 1000;

/** Each part runs at least this often, so that what happens once in twenty times is included. */
export const PLAYED_AT_LEAST = 20;

/**
 * A game master types a name letter by letter, and the list follows each pause. Each search differs from the one
 * before, so that no cache is hit.
 */
async function lookUp(ask, at, { monsters }) {
  const name = monsters[(at * 3) % monsters.length];
  await ask('/monster-lookup');
  for (const letters of [3, 5, 8]) {
    await ask(`/monster-lookup.data?q=${name.slice(0, letters).replaceAll('-', '+')}`);
  }
  for (const other of [0, 1, 2]) {
    await ask(`/monster-lookup/${monsters[(at * 3 + other) % monsters.length]}.data`);
  }
}

/**
 * The model day of the product with 100,000 users, as one table: `times` is how often a part happens on the day, `play`
 * does it once. `who` sends the requests: a stranger, a signed-in user, or the payment provider. Add a line here for
 * each new tool.
 */
export const DAY = [
  { name: 'strangers look up monsters', times: 80_000, who: 'stranger', play: lookUp },
  { name: 'members look up monsters', times: 20_000, who: 'member', play: lookUp },
  {
    name: 'strangers read pages',
    times: 40_000,
    who: 'stranger',
    async play(ask, at, { monsters }) {
      for (const path of ['/', '/features', '/cheat-sheet']) await ask(path);
      await ask(`/monsters/search?q=${monsters[at % monsters.length].replaceAll('-', '+')}`);
    },
  },
  {
    name: 'members open what is theirs',
    times: 20_000,
    who: 'member',
    async play(ask) {
      for (const path of ['/settings', '/me/entitlements']) await ask(path);
    },
  },
  {
    name: 'maps are kept, opened and saved',
    times: 2_000,
    who: 'member',
    async play(ask, at, { mapJson }) {
      const json = mapJson(at);
      const made = await ask('/mapwright/keep', { intent: 'save', json, look: '' });
      const { id, code } = made.saved;
      await ask('/mapwright/maps');
      for (let version = 1; version <= 5; version += 1) {
        await ask(`/mapwright/maps/${id}`);
        await ask('/mapwright/keep', {
          intent: 'save',
          id,
          version: String(version),
          json,
          look: '',
        });
      }
      await ask('/mapwright/keep', { intent: 'share-player', id });
      for (let viewer = 0; viewer < 5; viewer += 1) await ask(`/map/${code}`);
    },
  },
  {
    name: 'sessions are renewed',
    times: 40_000,
    who: 'member',
    async play(ask, _at, { runOutTokens }) {
      await runOutTokens();
      await ask('/me/entitlements');
    },
  },
  {
    // Of a million accounts one in thirty pays monthly; each renewal makes the provider send signed events.
    name: 'plans are renewed at the payment provider',
    times: 1_100,
    who: 'provider',
    play: (renew) => renew(),
  },
];

/** The schedule runs each minute, independent of the number of users. */
export const SCHEDULE_RUNS = 24 * 60;
