import { SIZES, type Size } from '~/compendium/records/record-parts';
import type { Facts } from '../told';

const SIZE = `(?:${SIZES.join('|')})`;
const KIND = new RegExp(`^(${SIZE})((?:(?:, | or |, or |/)${SIZE})*)\\s+(.+)$`, 'i');

type Kind = Pick<Facts, 'size' | 'orSizes' | 'type' | 'subtype' | 'swarmOf'> &
  Partial<Pick<Facts, 'alignment'>>;

/**
 * Parses size, type and alignment: "Large aberration, lawful evil", "Medium Swarm of Tiny Beasts, Unaligned"; or null.
 */
export function kindOf(line: string): Kind | null {
  const [, first = '', others = '', rest] = KIND.exec(line.trim()) ?? [];
  if (rest === undefined) return null;
  const at = commaOutside(rest);
  const [subject, alignment] = at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at + 1)];
  const size = sizeOf(first);
  if (size === null) return null;
  const orSizes = (others.match(ALL_SIZES) ?? []).flatMap((one) => sizeOf(one) ?? []);
  const [, words = '', inBrackets] = /^([^(]*)(?:\((.*)\))?\s*$/s.exec(subject.trim()) ?? [];
  const swarm = SWARM.exec(words.trim());
  return {
    size,
    ...(orSizes.length === 0 ? {} : { orSizes }),
    type: singular(swarm?.[2], words).toLowerCase(),
    subtype: inBrackets?.trim().toLowerCase() || null,
    swarmOf: swarm?.[1] === undefined ? null : sizeOf(swarm[1]),
    ...(alignment.trim() === '' ? {} : { alignment: alignment.trim().toLowerCase() }),
  };
}

const BEGINS = new RegExp(`^${SIZE}\\b`, 'i');
const ALIGNMENT = /,\s*[^,]*\b(?:lawful|chaotic|neutral|good|evil|unaligned|alignment)\b[^.]*$/i;
const SWARM = new RegExp(`^swarm of (${SIZE}) (.+)$`, 'i');
const ALL_SIZES = new RegExp(SIZE, 'gi');
const TYPE_ALONE =
  /^(?:swarm of (?:(?:tiny|small|medium|large) )?)?((?:aberration|beast|celestial|construct|dragon|elemental|fey|fiend|giant|humanoid|monstrosity|ooze|plant|undead)s?)\b\s*(?:\(([^()]{1,80})\))?\s*(?:,\s*(.{1,60}))?$/i;

/** Parses a type without a size: "giant (hill giant)", "undead, neutral evil"; null for anything else. */
export function typeAlone(line: string): Pick<Kind, 'type' | 'subtype' | 'alignment'> | null {
  const [, type, subtype, alignment] = TYPE_ALONE.exec(line.trim()) ?? [];
  if (type === undefined) return null;
  return {
    type: type.toLowerCase().replace(/s$/, ''),
    subtype: subtype?.trim().toLowerCase() ?? null,
    ...(alignment === undefined ? {} : { alignment: alignment.trim().toLowerCase() }),
  };
}

/** Returns whether a line begins with a size, as a kind line does. */
export function beginsKind(line: string): boolean {
  return BEGINS.test(line);
}

/** Returns whether a line is a kind line, not a sentence that happens to begin with a size. */
export function isKindLine(line: string): boolean {
  if (line.length > 160 || !BEGINS.test(line) || /[.:;]$/.test(line)) return false;
  return ALIGNMENT.test(line) && KIND.test(line) && !/\bor (?:smaller|larger)\b/i.test(line);
}

/** Parses a size in any case; null when it is none. */
export function sizeOf(word: string): Size | null {
  return SIZES.find((size) => size.toLowerCase() === word.trim().toLowerCase()) ?? null;
}

function singular(many: string | undefined, one: string): string {
  if (many === undefined) return one.trim();
  return many.trim().replace(/ies$/i, 'y').replace(/s$/i, '');
}

function commaOutside(text: string): number {
  let depth = 0;
  for (const [at, sign] of [...text].entries()) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ',' && depth <= 0) return at;
  }
  return -1;
}
