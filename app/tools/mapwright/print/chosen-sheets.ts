import { leavingOut, type PrintPlan } from './print-plan';

export type ChosenSheets = { ok: true; plan: PrintPlan } | { ok: false; problem: string };

/** The plan with only the sheets in a typed list ("A1, B2"); all of them if the list is empty. */
export function chosenSheets(plan: PrintPlan, text: string): ChosenSheets {
  const wanted = new Set(text.toUpperCase().split(/[\s,;]+/u));
  wanted.delete('');
  if (wanted.size === 0) return { ok: true, plan };
  const names = new Set(plan.sheets.map(({ id }) => id));
  const unknown = [...wanted].find((id) => !names.has(id));
  if (unknown !== undefined) {
    const [first, last] = [plan.sheets[0]?.id, plan.sheets.at(-1)?.id];
    const has = first === undefined ? 'It has none.' : `It has sheets from ${first} to ${last}.`;
    const name = unknown.slice(0, 12);
    return { ok: false, problem: `This map prints on no sheet “${name}”, or it is empty. ${has}` };
  }
  const leftOut = [...names].filter((id) => !wanted.has(id));
  return { ok: true, plan: leavingOut(plan, leftOut) };
}
