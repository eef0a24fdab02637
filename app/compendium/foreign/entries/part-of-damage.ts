import type { Entry } from '~/compendium/records/entry-record';
import { withInner } from '~/compendium/records/within-effects';
import { sumsApart } from './sums-apart';

type Effects = Entry['effects'];

/**
 * A sum or difference of several kinds of dice, or of dice and "PB", "your" or "the", which cannot be read as one roll.
 */
const UNREAD_SUM =
  /\b\d{0,3}d\d{1,3} ?(?:[+-] ?\d{1,4} ?)*[+-] ?(?:\d{0,3}d\d{1,3}|PB|your|the)\b/i;
const HIT = /\bhits? ?: ?/gi;

/** Positions of "Hit:" of each attack whose damage is not read, or only in part. */
export function unreadHits(text: string, effects: Effects): number[] {
  const attacks = effects.filter(({ kind }) => kind === 'attack');
  if (attacks.length === 0) return [];
  const hits = [...text.matchAll(HIT)];
  return attacks.flatMap((attack, at) => {
    const hit = hits[at];
    if (hit === undefined) return [];
    const parts = withInner([attack]).flatMap((one) => (one.kind === 'damage' ? one.damage : []));
    const sentence = sentenceAt(text, hit.index + hit[0].length);
    const lost =
      parts.length === 0 ? /\b\d{0,3}d\d{1,3}\b|\bdamage\b/i.test(sentence) : isPart(sentence);
    return lost ? [hit.index] : [];
  });
}

/** Removes damage that covers only a part of what the text says, so that no incomplete damage is rolled. */
export function withoutPartOfDamage(plain: string, effects: Effects): Effects {
  if (!UNREAD_SUM.test(plain)) return effects;
  const hits = [...plain.matchAll(HIT)];
  const others = unreadSums(plain).length > 0;
  let at = -1;
  return effects.flatMap((effect) => {
    if (others && effect.kind === 'damage') return [];
    if (others && effect.kind === 'save')
      return { ...effect, fail: effect.fail.filter(({ kind }) => kind !== 'damage') };
    if (effect.kind !== 'attack') return effect;
    at += 1;
    const hit = hits[at];
    if (hit === undefined || !isPart(sentenceAt(plain, hit.index + hit[0].length))) return effect;
    return { ...effect, hit: effect.hit.filter(({ kind }) => kind !== 'damage') };
  });
}

/** Start positions of sentences outside a hit that deal damage with dice which cannot be read completely. */
export function unreadSums(text: string): number[] {
  if (!UNREAD_SUM.test(text)) return [];
  return [...text.matchAll(/[^.\n]+/g)]
    .filter(([sentence]) => /\bdamage\b/i.test(sentence) && !/\bhits? ?:/i.test(sentence))
    .filter(([sentence]) => isPart(sentence))
    .map(({ index }) => index);
}

function isPart(sentence: string): boolean {
  return UNREAD_SUM.test(sumsApart(sentence));
}

function sentenceAt(text: string, from: number): string {
  return text.slice(from, from + 600).split(/\.(?:\s|$)|\n/, 1)[0] ?? '';
}
