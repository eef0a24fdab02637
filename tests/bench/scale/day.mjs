/** The model day is played with one person for so many. */
export const ONE_FOR = 1000;

/** Each part is played at least so often, that what happens once in twenty times has its share. */
export const PLAYED_AT_LEAST = 20;

/** What a game master types, letter by letter: the list follows each pause. Nobody asks for what somebody else has just asked. */
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
 * The model day of the product, 100,000 people, as one table: `times` is how often a part happens on the day, `play` does it once.
 * `who` asks: a stranger, somebody who is signed in, or the
 * payment provider. A tool that is added puts its line here.
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
    // Of a million accounts one in thirty pays by the month; what each renewal makes the provider say comes as signed events.
    name: 'plans are renewed at the payment provider',
    times: 1_100,
    who: 'provider',
    play: (renew) => renew(),
  },
];

/** What runs each minute, whoever is there: it does not grow with the people. */
export const SCHEDULE_RUNS = 24 * 60;
