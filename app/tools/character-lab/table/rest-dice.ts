type Die = 6 | 8 | 10 | 12;
type RestDice = { ok: true; dice: [Die, number][] } | { ok: false; problem: string };

const MOST = 20;

/**
 * Reads the hit dice of a short rest: for each kind a number, and either the typed results ("5 3") or rolls. Typed
 * results that are impossible, or whose number is wrong, give a sentence.
 */
export function restDice(
  fields: ReadonlyMap<string, string>,
  thrown: (what: string, sides: number) => number,
): RestDice {
  const dice: [Die, number][] = [];
  for (const sides of [12, 10, 8, 6] as const) {
    const typed = (fields.get(`dice-${sides}`) ?? '').trim();
    const count = typed === '' ? 0 : Number(typed);
    if (!/^\d*$/.test(typed) || count > MOST)
      return no(`Enter how many d${sides} to spend, from 0 to ${MOST}, not “${typed}”.`);
    const shown = (fields.get(`shown-${sides}`) ?? '').split(/[\s,;+]+/).filter(Boolean);
    const wrong = shown.find((one) => !/^\d{1,2}$/.test(one) || !isOn(sides, Number(one)));
    if (wrong !== undefined) return no(`Enter d${sides} rolls from 1 to ${sides}, not “${wrong}”.`);
    if (shown.length > 0 && shown.length !== count)
      return no(
        `${count}d${sides} to spend, ${shown.length} rolled: enter one roll for each, or none to roll here.`,
      );
    for (let at = 0; at < count; at += 1)
      dice.push([sides, shown.length > 0 ? Number(shown[at]) : thrown(`${sides} ${at}`, sides)]);
  }
  return { ok: true, dice };
}

function isOn(sides: Die, number: number): boolean {
  return number >= 1 && number <= sides;
}

function no(problem: string): RestDice {
  return { ok: false, problem };
}
