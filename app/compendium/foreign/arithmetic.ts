type At = { readonly text: string; place: number };

const FUNCTIONS: Readonly<Record<string, (...of: number[]) => number>> = {
  floor: Math.floor,
  ceil: Math.ceil,
  round: Math.round,
  abs: Math.abs,
  min: Math.min,
  max: Math.max,
};
/** The maximum nesting depth of brackets. */
const DEEPEST = 10;

/** Evaluates an arithmetic expression such as "floor(12/2)+1" and rounds down; null for anything else. */
export function arithmetic(text: string): number | null {
  const at: At = { text: text.replace(/\s+/g, ''), place: 0 };
  const value = sumAt(at, 0);
  return value === null || at.place < at.text.length || !Number.isFinite(value)
    ? null
    : Math.floor(value);
}

function sumAt(at: At, depth: number): number | null {
  let sum = productAt(at, depth);
  while (sum !== null && /[+-]/.test(at.text.charAt(at.place))) {
    const sign = at.text.charAt(at.place) === '-' ? -1 : 1;
    at.place += 1;
    const next = productAt(at, depth);
    sum = next === null ? null : sum + sign * next;
  }
  return sum;
}

function productAt(at: At, depth: number): number | null {
  let product = valueAt(at, depth);
  while (product !== null && /[*/]/.test(at.text.charAt(at.place))) {
    const divides = at.text.charAt(at.place) === '/';
    at.place += 1;
    const next = valueAt(at, depth);
    if (next === null) return null;
    product = divides ? product / next : product * next;
  }
  return product;
}

function valueAt(at: At, depth: number): number | null {
  if (depth > DEEPEST) return null;
  const rest = at.text.slice(at.place, at.place + 40);
  const number = /^[+-]?\d{1,6}(?:\.\d{1,4})?/.exec(rest)?.[0];
  if (number !== undefined) {
    at.place += number.length;
    return Number(number);
  }
  const [whole, sign = '', name = ''] = /^([+-]?)([a-z]{0,5})\(/i.exec(rest) ?? [];
  const apply = name === '' ? (of: number) => of : FUNCTIONS[name.toLowerCase()];
  if (whole === undefined || apply === undefined) return null;
  at.place += whole.length;
  const given: number[] = [];
  for (;;) {
    const value = sumAt(at, depth + 1);
    if (value === null) return null;
    given.push(value);
    const sign = at.text.charAt(at.place);
    at.place += 1;
    if (sign === ')') break;
    if (sign !== ',') return null;
  }
  return apply(...given) * (sign === '-' ? -1 : 1);
}
