/** The most expensive short URLs for the simulator, each of another kind. */
const ADDRESSES = {
  'nobody can win: 20 golems against 20, 9,999 hit points':
    '?a=stone-golem~ac:50~hp:9999~n:20&b=stone-golem~ac:50~hp:9999~n:20',
  'the same, with a number looked for and a change beside it':
    '?a=stone-golem~ac:50~hp:9999~n:20&b=stone-golem~ac:50~hp:9999~n:20&most=b.0&share=60&if=more.b.0',
  '60 dragons against 60': '?a=adult-red-dragon~n:60&b=adult-red-dragon~n:60',
  'a day of eight fights, golems each': `?a=stone-golem~ac:50~hp:9999~n:20&b=stone-golem~ac:50~hp:9999~n:20${'&day=none!goblin~n:20'.repeat(7)}`,
  'the dearest deeds: 60 who strike nine times a turn against 60':
    '?a=%3DX~n:60~ac:50~hp:9999~a:5~dm:1d8%2B3~t:9&b=%3DX~n:60~ac:50~hp:9999~a:5~dm:1d8%2B3~t:9',
  'spells: 60 liches against 60': '?a=lich~ac:50~hp:9999~n:60&b=lich~ac:50~hp:9999~n:60',
  'a usual battle': '?a=@champion.5&a=@life.5&a=@thief.5&a=@evoker.5&b=ogre&b=goblin~n:4',
};

/** The prepared battle of a URL, as the server makes it from the books alone. */
function readyOf(code, sources, search) {
  const ask = code.readAsk(new URLSearchParams(search));
  const made = (one) => {
    const reading = code.readSetup(code.setupValue(one));
    if (!reading.ok) throw new Error(reading.problem);
    const built = code.battleOf(reading.setup, sources);
    if (!built.ok) throw new Error(built.problem);
    return built.battle;
  };
  const battle = made(ask);
  const changed = code.whatIf(ask, ask.change, {});
  const { sides, ...rest } = battle;
  const legs = ask.day.map(({ rows, rest: after }) => ({
    foes: made({ ...ask, sides: { ...ask.sides, b: [...rows] } }).sides[1],
    rest: after,
  }));
  const most =
    ask.most === ''
      ? null
      : { side: 1, row: Number(ask.most.slice(2)), share: Number(ask.share) / 100 };
  const day =
    legs.length === 0
      ? null
      : { ...rest, party: sides[0], legs: [...legs, { foes: sides[1], rest: 'none' }] };
  return { ask, ready: { battle, other: changed === null ? null : made(changed), most, day } };
}

/**
 * Processor time of the response to each URL, by the process's own clock; none may take much more than half a second.
 */
export function costOfAddresses(code, sources) {
  return Object.entries(ADDRESSES).map(([name, search]) => {
    const { ask, ready } = readyOf(code, sources, search);
    const times = [0, 0, 0].map(() => {
      const before = process.cpuUsage();
      code.playForPage(ready, { seed: ask.seed, fight: 0 });
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    const value = Math.round(times.toSorted((a, b) => a - b)[1]);
    return { name: `processor time: ${name}`, value, unit: 'ms', budget: 700, ok: value <= 700 };
  });
}
