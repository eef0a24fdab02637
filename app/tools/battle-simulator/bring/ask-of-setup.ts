import { readSetup } from '~/battle/setup/read-setup';
import type { CreatureFile, SetupFile } from '~/battle/setup/setup-file';
import { type Ask, MOST_ROWS, readAsk, SIDES, SWITCH_KEYS, TACTIC_KEYS } from '../address/ask';
import { type Row, rowOf } from '../address/row';

/** A battle from a file, and what a URL cannot represent, in a few words each. */
export type Brought = { ask: Ask; lost: string[] };

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));

/** Converts a parsed file to the battle of a URL. */
export function askOfSetup({ edition, sides, tactics, options }: SetupFile): Brought {
  const lost: string[] = [];
  const plain = readAsk(new URLSearchParams());
  const ask: Ask = {
    ...plain,
    edition,
    on: SWITCH_KEYS.filter((key) => options[key]),
    surprised: options.surprised,
  };
  for (const [at, side] of SIDES.entries()) {
    const creatures = sides[at] ?? [];
    ask.sides[side] = creatures
      .slice(0, MOST_ROWS)
      .map((creature) => rowFrom(creature, side, lost));
    if (creatures.length > MOST_ROWS)
      lost.push(`Side ${side.toUpperCase()}: more than ${MOST_ROWS} kinds of creatures`);
    const said = tactics?.[at] ?? {};
    ask.tactics[side] = Object.fromEntries(
      TACTIC_KEYS.flatMap((key) => (said[key] === undefined ? [] : [[key, String(said[key])]])),
    );
    if ('bunched' in said && said.bunched !== undefined)
      lost.push(`Side ${side.toUpperCase()}: how close together it stands`);
  }
  return { ask, lost };
}

const HELD = new Set([
  'id',
  'build',
  'level',
  'name',
  'count',
  'arrives',
  'changes',
  'line',
  'tactics',
  'ac',
  'hp',
  'dexMod',
  'initiative',
  'attacks',
  'role',
]);
const HELD_OF_ATTACK = new Set(['name', 'toHit', 'dice', 'bonus', 'times', 'type']);
/** The default values of a file's creature for everything that the page cannot represent. */
const PLAIN = plainCreature();

function plainCreature(): Record<string, unknown> & { attack: Record<string, unknown> } {
  const least = { name: 'Least', ac: 10, hp: 1, attacks: [{ toHit: 0 }] };
  const reading = readSetup({ sides: [[least], [least]] });
  const one: Record<string, unknown> = reading.ok ? { ...reading.setup.sides[0][0] } : {};
  const [attack] = Array.isArray(one.attacks) ? one.attacks : [];
  return { ...one, attack: { ...attack } };
}

const isSame = (value: unknown, usual: unknown) => JSON.stringify(value) === JSON.stringify(usual);

function rowFrom(creature: CreatureFile, side: 'a' | 'b', lost: string[]): Row {
  const { count, arrives, changes } = creature;
  const said: Row['said'] = {
    w: creature.tactics?.targets ?? '',
    l: creature.line ?? '',
    n: String(count),
    r: arrives === 1 ? '' : String(arrives),
    ac: textOf(changes?.ac),
    hp: textOf(changes?.hp),
    in: textOf(changes?.initiative),
    h: textOf(changes?.toHit),
    d: textOf(changes?.damage),
  };
  const called =
    'id' in creature ? creature.id : 'build' in creature ? creature.build : creature.name;
  const lose = (what: string) => lost.push(`Side ${side.toUpperCase()}, ${called}: ${what}`);
  if (changes?.dc !== undefined) lose('its changed DC');
  const { targets: _, ...tactics } = creature.tactics ?? {};
  if (Object.keys(tactics).length > 0) lose('its tactics other than targets');
  for (const [key, value] of Object.entries(creature)) {
    if (!HELD.has(key) && value !== undefined && !isSame(value, PLAIN[key])) lose(`“${key}”`);
  }
  if ('id' in creature || 'build' in creature) {
    if (creature.name !== undefined) lose('its own name');
    return rowOf('id' in creature ? creature.id : `@${creature.build}.${creature.level}`, said);
  }
  const { ac, hp, initiative, dexMod, attacks } = creature;
  const [first, ...others] = attacks;
  if (others.length > 0) lose(`its attacks beyond the first (${others.length})`);
  const beyond = Object.entries(first ?? {}).filter(
    ([key, value]) => !HELD_OF_ATTACK.has(key) && !isSame(value, PLAIN.attack[key]),
  );
  if (beyond.length > 0) lose('what its attack does besides damage');
  const usual = role(side);
  if (creature.role !== undefined && creature.role !== usual) lose(`that it is not a ${usual}`);
  return rowOf(`=${creature.name}`, {
    ...said,
    ac: said.ac || String(typeof ac === 'number' ? ac : ac.value),
    hp: said.hp || String(typeof hp === 'number' ? hp : hp.average),
    in:
      said.in ||
      textOf(typeof initiative === 'number' ? initiative : (initiative?.bonus ?? dexMod)),
    a: textOf(first?.toHit),
    dm:
      first === undefined
        ? ''
        : `${first.dice ?? ''}${signed(first.bonus ?? 0, first.dice !== undefined)}`,
    t: first?.times === undefined || first.times === 1 ? '' : String(first.times),
  });
}

const role = (side: 'a' | 'b') => (side === 'a' ? 'character' : 'monster');

function signed(bonus: number, behindDice: boolean): string {
  if (bonus === 0) return behindDice ? '' : '0';
  return behindDice && bonus > 0 ? `+${bonus}` : String(bonus);
}
