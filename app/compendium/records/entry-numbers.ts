/** The numbers of an entry that matter in combat: dice ("2d6"), save DCs, attack bonuses and distances in feet. */
export type EntryNumbers = {
  dice: ReadonlySet<string>;
  dcs: ReadonlySet<number>;
  toHits: ReadonlySet<number>;
  feet: ReadonlySet<number>;
};

type Found = {
  [K in keyof EntryNumbers]: EntryNumbers[K] extends ReadonlySet<infer T> ? Set<T> : never;
};

const none = (): Found => ({ dice: new Set(), dcs: new Set(), toHits: new Set(), feet: new Set() });

/** The numbers in an entry's text. */
export function numbersInWords(text: string): EntryNumbers {
  const found = none();
  if (!/\d/.test(text)) return found;
  for (const [, count, sides] of text.matchAll(/\b(\d*)d(\d+)\b/g))
    found.dice.add(`${count || 1}d${sides}`);
  if (text.includes('DC '))
    for (const [, dc] of text.matchAll(/\bDC (?:of )?(\d+)/g)) found.dcs.add(Number(dc));
  if (text.includes(' to hit'))
    for (const [, sign, bonus] of text.matchAll(/([+−-])(\d+) to hit\b/g))
      found.toHits.add(signed(sign, bonus));
  if (text.includes('Attack Roll: '))
    for (const [, sign, bonus] of text.matchAll(/Attack Roll: ([+−-])(\d+)/g))
      found.toHits.add(signed(sign, bonus));
  for (const [, feet] of text.matchAll(/\b(\d{1,3}(?:,\d{3})*|\d+)(?:[ -](?:feet|foot|ft\b))/g))
    found.feet.add(Number(feet?.replace(/,/g, '')));
  for (const [, near, far] of text.matchAll(/\b(\d+)\/(\d+) ft/g))
    found.feet.add(Number(near)).add(Number(far));
  return found;
}

function signed(sign: string | undefined, digits: string | undefined): number {
  return sign === '+' ? Number(digits) : -Number(digits);
}

/** The numbers in an entry's structure, of any kind. */
export function numbersInStructure(structure: unknown): EntryNumbers {
  const found = none();
  gather(structure, '', found);
  return found;
}

function gather(value: unknown, key: string, found: Found): void {
  if (Array.isArray(value)) {
    for (const one of value) gather(one, key, found);
  } else if (typeof value === 'object' && value !== null) {
    if ('count' in value && 'sides' in value) found.dice.add(`${value.count}d${value.sides}`);
    // A modified speed is a distance in feet.
    if ('what' in value && /speed$/.test(String(value.what)) && 'value' in value) {
      found.feet.add(Number(value.value));
    }
    const inFeet = key === 'rangeFeet';
    for (const [name, inner] of Object.entries(value)) gather(inner, inFeet ? 'feet' : name, found);
  } else if (typeof value === 'number') {
    if (key === 'dc' || key === 'dcs') found.dcs.add(value);
    else if (key === 'toHit' || key === 'bonuses') found.toHits.add(value);
    else if (/feet$/i.test(key)) found.feet.add(value);
  }
}
