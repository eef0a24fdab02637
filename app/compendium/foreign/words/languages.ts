import type { MonsterRecord } from '~/compendium/records/monster-record';
import { languagesOf as classicLanguages } from '~/compendium/srd-5-1/parse/parse-languages';
import type { Edition } from '~/rules/edition';
import { partsOf } from './parts-of';

type Languages = MonsterRecord['languages'];

/** Parses languages spoken and understood, and telepathy: "Abyssal; telepathy 120 ft." */
export function languagesOf(line: string, edition: Edition): Languages {
  const text = line.trim().slice(0, 300);
  if (/^(?:[—–-]+|none)?$/i.test(text)) return { text: null, list: [], understands: [] };
  const telepathy = /telepathy (\d{1,5}) (?:ft\.?|feet)(?: \(([^()]+)\))?/i.exec(text);
  const words = text.replace(/[,;]?\s*telepathy .*$/i, '');
  const silent = words.search(/\bunderstands\b/i);
  const spoken = (silent < 0 ? words : words.slice(0, silent)).replace(/[;,]\s*$/, '');
  const understood = silent < 0 ? '' : words.slice(silent);
  const mind = telepathy === null ? {} : { telepathyFeet: Number(telepathy[1]) };
  if (edition === '2014') {
    const known = classicLanguages(text);
    const more = namesIn(spoken).filter(
      (name) => !known.list.some((one) => name.includes(one)) && !known.list.includes('any'),
    );
    return { ...known, text, list: [...known.list, ...more].slice(0, 40), ...mind };
  }
  return {
    text,
    list: namesIn(spoken),
    understands: understandsIn(understood),
    ...mind,
    ...(telepathy?.[2] === undefined ? {} : { telepathyNote: telepathy[2].slice(0, 120) }),
  };
}

function namesIn(words: string): string[] {
  return partsOf(words)
    .map((name) => name.replace(/\s+(?:plus|and) .*$|\s*\([a-z].*$/, '').trim())
    .filter((name) => name !== '' && name.length <= 60)
    .slice(0, 40);
}

function understandsIn(words: string): string[] {
  return words
    .replace(/^understands\s*/i, '')
    .replace(/\s*but (?:can't|cannot|doesn't) .*$/, '')
    .split(/,\s*(?![^(]*\))|\s+and\s+(?![^(]*\))/)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= 60)
    .slice(0, 40);
}
