import { type Ask, SIDES, type SideName, SWITCH_KEYS } from './ask';
import { buildOfRow, isWritten, type Row } from './row';

/** Converts text to a number; invalid text is kept, and the validation of setups reports it. */
function numberOf(text: string | undefined): number | string | undefined {
  if (text === undefined) return undefined;
  return /^[+-]?\d+$/.test(text) ? Number(text) : text;
}

/** Splits "2d6+4" into dice and bonus; a plain number is damage without dice. */
function damageOf(text: string): { dice?: string; bonus?: number } {
  const parts = /^(\d*d\d+)?\s*([+-]?\s*\d+)?$/i.exec(text);
  if (parts === null || text === '') return { dice: text };
  const bonus = Number((parts[2] ?? '0').replaceAll(' ', ''));
  return { ...(parts[1] === undefined ? {} : { dice: parts[1].toLowerCase() }), bonus };
}

function creatureOf({ who, said }: Row, side: SideName): Record<string, unknown> {
  const common = {
    count: numberOf(said.n) ?? 1,
    arrives: numberOf(said.r) ?? 1,
    ...(said.l === undefined ? {} : { line: said.l }),
    ...(said.w === undefined ? {} : { tactics: { targets: said.w } }),
  };
  const more = { toHit: numberOf(said.h), damage: numberOf(said.d) };
  if (!isWritten({ who, said })) {
    const set = { ac: numberOf(said.ac), hp: numberOf(said.hp), initiative: numberOf(said.in) };
    const named = buildOfRow({ who }) ?? { id: who };
    return { ...named, ...common, changes: { ...set, ...more } };
  }
  return {
    name: who.slice(1),
    ...common,
    changes: more,
    ac: numberOf(said.ac),
    hp: numberOf(said.hp),
    initiative: numberOf(said.in),
    role: side === 'a' ? 'character' : 'monster',
    attacks: [
      { toHit: numberOf(said.a) ?? 0, times: numberOf(said.t) ?? 1, ...damageOf(said.dm ?? '') },
    ],
  };
}

/** Converts the battle of a URL to the format of a battle file. */
export function setupValue({ edition, sides, tactics, on, surprised }: Ask) {
  return {
    edition,
    sides: SIDES.map((side) => sides[side].map((row) => creatureOf(row, side))),
    tactics: SIDES.map((side) => {
      const { targets, spending, ...percents } = tactics[side];
      return {
        targets,
        spending,
        ...Object.fromEntries(Object.entries(percents).map(([key, text]) => [key, numberOf(text)])),
      };
    }),
    options: {
      ...Object.fromEntries(SWITCH_KEYS.map((key) => [key, on.includes(key)])),
      surprised,
    },
  };
}
