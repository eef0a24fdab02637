import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ENGINE = `
  export { createLedger } from './app/fights/fold/ledger';
  export { newFight } from './app/fights/log/new-fight';
  export { fightEvent } from './app/fights/log/deeds';
  export { nextTurn } from './app/fights/turns/order';
`;
/** A log half as long as the maximum, with as many combatants as a large table has. */
const EVENTS = 10_000;
const COMBATANTS = 40;

async function engine() {
  const result = await build({
    stdin: { contents: ENGINE, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    alias: { '~': `${ROOT}/app` },
    write: false,
  });
  const code = Buffer.from(result.outputFiles[0].text).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

/** Generates a long evening of events: damage, healing, expiring marks, and turns. */
function evening({ createLedger, newFight, fightEvent, nextTurn }) {
  const ids = Array.from({ length: COMBATANTS }, (_, index) => `c${index}`);
  const ledger = createLedger(newFight('Siege', '2014'));
  let made = 0;
  const say = (deed) => {
    made += 1;
    ledger.append(fightEvent.parse({ v: 1, id: `e${made}`, by: 'gm', at: made, deeds: [deed] }));
  };
  const sheet = { edition: '2014', maximum: 400, saves: {}, resist: [{ types: ['fire'] }] };
  const seeds = ids.map((id, index) => ({
    id,
    initiative: index % 25,
    sheet: { ...sheet, name: `Guard ${index % 5}`, legendaryActions: index % 3 },
  }));
  say({ do: 'add', seeds });
  say({ do: 'begin' });
  while (made < EVENTS) {
    const [who, other] = [ids[made % COMBATANTS], ids[(made * 7) % COMBATANTS]];
    const fight = ledger.fight();
    const turn = { of: other, moment: 'end', count: 1 + (made % 3) };
    const lasting = { id: `m${made}`, name: 'Mark', conditions: ['poisoned'], ends: { turn } };
    const deeds = [
      { do: 'harm', by: other, struck: [{ who, parts: [{ amount: 9, type: 'fire' }] }] },
      { do: 'turn', from: { round: fight.round, row: fight.turn }, to: nextTurn(fight) },
      { do: 'heal', healed: [{ who, amount: 5 }] },
      { do: 'lasting', who: [who], lasting },
    ];
    say(deeds[made % deeds.length]);
  }
  return ledger;
}

/** The median time of one call in milliseconds. */
function time(work, times) {
  work();
  const taken = Array.from({ length: times }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)];
}

/** Times the fold of a long fight's log, the undo of its newest and its oldest damage, and opening the fight again. */
export async function run({ full }) {
  const fights = await engine();
  const { createLedger, newFight, fightEvent } = fights;
  const ledger = evening(fights);
  const events = ledger.events();
  const times = full ? 21 : 5;
  const seed = newFight('Siege', '2014');
  const rows = [];
  const report = (name, value, budget) => {
    rows.push({ name, value: Number(value.toFixed(2)), unit: 'ms', budget, ok: value <= budget });
  };
  const opened = () => {
    const fresh = createLedger(seed);
    for (const event of events) fresh.append(event);
    fresh.fight();
    return fresh;
  };
  const named = EVENTS.toLocaleString('en');
  report(`fights: fold of ${named} events, ${COMBATANTS} combatants`, time(opened, times), 700);

  let taken = 0;
  const turnedOver = (event) => {
    taken += 1;
    const deed = { do: ledger.isUndone(event.id) ? 'redo' : 'undo', event: event.id };
    const at = { v: 1, id: `t${taken}`, by: 'gm', at: taken };
    ledger.append(fightEvent.parse({ ...at, deeds: [deed] }));
    ledger.fight();
  };
  const blows = events.filter(({ deeds: [deed] }) => deed.do === 'harm');
  report(
    'fights: take back the newest blow',
    time(() => turnedOver(blows.at(-1)), times),
    50,
  );
  report(
    'fights: take back the oldest blow',
    time(() => turnedOver(blows[0]), times),
    700,
  );
  const kept = opened().snapshot();
  report(
    'fights: open from a snapshot',
    time(() => createLedger(seed, kept).fight(), times),
    50,
  );
  return rows;
}
