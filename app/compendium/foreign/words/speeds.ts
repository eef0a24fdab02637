import type { MonsterRecord, Speeds } from '~/compendium/records/monster-record';

const WAY = /\b(walk|burrow|climb|fly|swim)?\s*(\d{1,4})\s*(?:ft\.?|feet|foot|')/gi;

/**
 * Parses speeds, including those of other forms: "30 ft., fly 60 ft. (hover)", "…; 5 ft., fly 30 ft. in bat form", "30
 * ft. (40 ft. in wolf form)".
 */
export function speedsOf(text: string): Pick<MonsterRecord, 'speeds' | 'forms'> | null {
  const bracketed = [...text.matchAll(/\((\d[^()]* in [^()]+ form)\)/g)].map(([, one = '']) => one);
  const outside = text.replace(/\s*\(\d[^()]* in [^()]+ form\)/g, '');
  const [own = '', ...others] = outside.split(/;\s*/);
  const speeds = waysOf(own);
  if (speeds === null) return null;
  return { speeds, forms: [...others, ...bracketed].flatMap(formOf) };
}

function formOf(text: string): MonsterRecord['forms'] {
  const name = /\b(?:in ([^()]+ form)|((?:with|while) [^()]+))$/i.exec(text.trim());
  const speeds = waysOf(text);
  if (name === null || speeds === null) return [];
  return [{ name: name[1] ?? name[2] ?? '', ac: null, speeds }];
}

function waysOf(text: string): Speeds | null {
  const found = [...text.matchAll(WAY)];
  if (found.length === 0) return null;
  const speeds: Speeds = { walk: 0, hover: /\bhover\b/i.test(text) };
  for (const [, way = 'walk', feet] of found) {
    speeds[way.toLowerCase() as 'walk'] = Number(feet);
  }
  return speeds;
}
