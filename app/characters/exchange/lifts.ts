/** The version of the file that is written today. */
export const FILE_VERSION = 1;

type Fields = Readonly<Record<string, unknown>>;

/** How a file of one version becomes one of the next, by the version that it has: each lift goes one step. */
export type Lifts = Readonly<Record<number, (file: Fields) => Fields>>;

/** Of version 1 there is nothing to lift yet: the first entry here will be the way from 1 to 2. */
const LIFTS: Lifts = {};

export type Lifted =
  | { readonly ok: true; readonly file: Fields; readonly from: number }
  | { readonly ok: false; readonly problem: string };

/** Brings a file of any older version up to this one; a newer one is refused in words. */
export function lift(file: Fields, lifts: Lifts = LIFTS, today: number = FILE_VERSION): Lifted {
  const said = Object.hasOwn(file, 'version') ? file.version : 1;
  if (typeof said !== 'number' || !Number.isInteger(said) || said < 1) {
    return { ok: false, problem: '“version” must be a whole number of at least 1.' };
  }
  if (said > today) {
    const problem = `This file is version ${said}. Delvewright reads versions up to ${today}.`;
    return { ok: false, problem };
  }
  let lifted = file;
  for (let version = said; version < today; version += 1) {
    const step = lifts[version];
    if (step === undefined) {
      return { ok: false, problem: `Files of version ${said} can no longer be read.` };
    }
    lifted = step(lifted);
  }
  return { ok: true, file: { ...lifted, version: today }, from: said };
}
