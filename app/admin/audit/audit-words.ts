/** One changed value of an action, as short texts; `whole` is the full text when it is too long for a table. */
export type AuditFact = { name: string; before?: string; after?: string; whole?: string };

const LONGEST_WORD = 24;
const SHORT = 8;
/** Numbers from here on are times: 2001 and later in milliseconds. */
const MOMENTS_FROM = 1e12;
/** The name of the only value of an action that has just one. */
const UNNAMED = '';
const NONE = 'none';

/**
 * The changed values of an action, from the stored JSON of before and after: `role`, from `GrantedUser` to `AdminUser`.
 * Values that are equal before and after, or empty in both, are left out.
 */
export function auditFacts(before: string | null, after: string | null): AuditFact[] {
  const [from, to] = [factsOf(before), factsOf(after)];
  const names = new Set([...from.keys(), ...to.keys()]);
  return [...names].flatMap((name) => {
    const sides = [from.get(name), to.get(name)];
    if (sides[0]?.whole === sides[1]?.whole) return [];
    const [before, after] = sides.map((side) => side?.short);
    if ([before, after].every((side) => side === undefined || side === NONE)) return [];
    const long = sides.flatMap((side) => (side && side.short !== side.whole ? [side.whole] : []));
    const fact: AuditFact = {
      name: name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      before,
      after,
      whole: long.length > 0 ? long.join(' → ') : undefined,
    };
    return [fact];
  });
}

type Fact = { short: string; whole: string };

function factsOf(json: string | null): Map<string, Fact> {
  if (json === null) return new Map();
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return new Map([[UNNAMED, factOf(value)]]);
  return new Map(Object.entries(value).map(([name, fact]) => [name, factOf(fact)]));
}

function factOf(value: unknown): Fact {
  const whole = inWords(value);
  const isOneLongWord = whole.length > LONGEST_WORD && !/\s/.test(whole);
  return { whole, short: isOneLongWord ? `${whole.slice(0, SHORT)}…` : whole };
}

function inWords(value: unknown): string {
  if (value === null) return NONE;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numberWords(value);
  if (Array.isArray(value)) return value.length === 0 ? NONE : value.map(inWords).join(' and ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function numberWords(value: number): string {
  if (value < MOMENTS_FROM || value > 8.64e15) return value.toLocaleString('en');
  return `${new Date(value).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
