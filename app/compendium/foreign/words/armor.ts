import type { MonsterRecord } from '~/compendium/records/monster-record';

type Armor = Pick<MonsterRecord, 'ac' | 'forms'>;

/** Parses "17 (natural armor)", "12, 15 with mage armor", "12 (15 with mage armor)"; null when there is no number. */
export function armorOf(text: string): Armor | null {
  const value = /^\s*(\d{1,2})\b/.exec(text)?.[1];
  if (value === undefined) return null;
  const behind = text.slice(text.indexOf(value) + value.length).trim();
  const [, brackets, rest = ''] = /^\(((?:[^()]|\([^()]*\))*)\)(.*)$/s.exec(behind) ?? [];
  const inside = brackets ?? '';
  const formInside = /^\d+ (?:with|while|in) /.test(inside);
  const others = brackets === undefined ? behind : rest;
  return {
    ac: { value: Number(value), kind: inside === '' || formInside ? null : inside.trim() },
    forms: [...(formInside ? [inside] : []), ...others.split(/,\s*(?=\d)/)].flatMap(formOf),
  };
}

function formOf(text: string): Armor['forms'] {
  const found = /(\d{1,2})(?: \(([^()]+)\))? ((?:with|while|in) .+)$/.exec(text.trim());
  if (found === null) return [];
  const [, value, kind, when = ''] = found;
  return [
    {
      name: when.replace(/^in (?:(?:its|the) )?/, ''),
      ac: { value: Number(value), kind: kind ?? null },
      speeds: null,
    },
  ];
}
