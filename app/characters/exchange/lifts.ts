/** The version of the file format that is written. */
export const FILE_VERSION = 1;

type Fields = Readonly<Record<string, unknown>>;

/** Converters from one file version to the next, by the version they read. */
export type Lifts = Readonly<Record<number, (file: Fields) => Fields>>;

/** Version 1 needs no conversion; the first entry here will convert 1 to 2. */
const LIFTS: Lifts = {};

export type Lifted =
  | { readonly ok: true; readonly file: Fields; readonly from: number }
  | { readonly ok: false; readonly problem: string };

/** Converts a file of an older version to the current one; a newer one gives a message. */
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
