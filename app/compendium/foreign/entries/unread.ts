import type { Entry } from '~/compendium/records/entry-record';
import { withInner } from '~/compendium/records/within-effects';
import { unreadHits, unreadSums } from './part-of-damage';
import { looksLikeAttack } from './tidy-attack';

/** Text of an entry that looks like a roll but was not parsed, and the reason. */
export type Unread = { readonly words: string; readonly why: string };

const ATTACK = 'It looks like an attack but cannot be read: it stays as text and is not rolled.';
const MORE = 'Only one attack per entry is read: this one stays as text and is not rolled.';
const SAVE = 'Its saving throw cannot be read: it stays as text.';
const MORE_SAVES = 'Not every saving throw is read: this one stays as text.';
const DAMAGE = 'The attack is read, but not all of the damage after “Hit:”: that stays as text.';
const SUM = 'Its dice cannot be rolled: they stay as text and deal no damage.';
const GROWS = 'It scales with its summoner: it stays as text without numbers.';

const HEADS = /\b(?:Attack(?: Roll)? ?:|[+−–-] ?\d{1,2} to[ -]hit\b)/gi;
const MASTER =
  /[+] ?(?:PB\b|your (?:proficiency|spell)|the (?:spell's|spell’s) level)|\byour spell (?:save DC|attack modifier)|\bDC equal to your\b/i;
const SAVES =
  /\bDC ?:? ?\d{1,2}\b[^.]{0,40}\b(?:saving throw|save)s?\b|\b(?:saving throw|save)s?\b[^.]{0,20}\bDC ?:? ?\d{1,2}\b/gi;
const SAVED = new Set(['save', 'end', 'modify', 'check']);

/** Finds text that looks like an attack or a save but has no matching effect. */
export function unreadIn(text: string, effects: Entry['effects']): Unread[] {
  // Text without a number cannot ask for a roll, except an attack without a bonus.
  if (!/\d|\bAttack|\byour\b/i.test(text)) return [];
  const kinds = withInner(effects).map(({ kind }) => kind as string);
  const attacks = kinds.filter((kind) => kind === 'attack').length;
  const told: Unread[] = [];
  const grows = MASTER.exec(text);
  if (grows !== null) told.push({ words: around(text, grows.index), why: GROWS });
  if (attacks === 0 && looksLikeAttack(text) && grows === null) {
    HEADS.lastIndex = 0;
    told.push({ words: around(text, HEADS.exec(text)?.index ?? 0), why: ATTACK });
  } else if (attacks > 0) {
    const heads = [...text.matchAll(/\bAttack(?: Roll)? ?: ?[+−–-] ?\d/gi)];
    for (const { index } of heads.slice(attacks, attacks + 3))
      told.push({ words: around(text, index), why: MORE });
  }
  for (const index of unreadHits(text, effects))
    told.push({ words: around(text, index), why: DAMAGE });
  if (grows === null)
    for (const index of unreadSums(text)) told.push({ words: around(text, index), why: SUM });
  const saves = kinds.filter((kind) => SAVED.has(kind)).length;
  if (grows === null && /\bDC\b|\bDC\d/i.test(text)) {
    const why = saves === 0 ? SAVE : MORE_SAVES;
    for (const { index } of [...text.matchAll(SAVES)].slice(saves, saves === 0 ? 1 : saves + 3))
      told.push({ words: around(text, index), why });
  }
  return told;
}

/** The sentence at a position, truncated to 160 characters. */
function around(text: string, at: number): string {
  const from = Math.max(text.lastIndexOf('. ', at) + 2, text.lastIndexOf('\n', at) + 1, at - 60, 0);
  const words = text.slice(from, from + 160);
  return text.length > from + 160 ? `${words}…` : words;
}
