import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readPreferences } from '~/platform/preferences';
import { type CardChoices, readCardChoices } from './card-choices';
import { cardParts } from './card-parts';
import { cardWords } from './card-words';
import { readSelection, recordsOf } from './selection.server';
import { type Card, setCards } from './set-cards';

/** The cards for the query parameters, one part of them, or what is wrong. */
export type AskedCards = {
  choices: CardChoices;
  title: string;
  /** The cards of the part, and the number of parts. */
  cards: readonly Card[];
  parts: number;
  /** The number of selected spells, and whether the selection was truncated. */
  spells: number;
  more: boolean;
  problem: string | null;
};

/** Lays out the cards of the selection in the query parameters, with its options. */
export async function askedCards({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<AskedCards> {
  const params = new URL(request.url).searchParams;
  const { paper } = readPreferences(request.headers);
  const choices = readCardChoices(params, paper === 'letter' ? 'letter' : 'a4');
  const { db } = context.services;
  const selection = await readSelection(db, params);
  if (!selection.ok) {
    const nothing = { title: 'Spell cards', cards: [], parts: 0, spells: 0, more: false };
    return { ...nothing, choices, problem: selection.problem };
  }
  const records = await recordsOf(db, selection.ids);
  const parts = cardParts(records.map(({ id, record }) => setCards(cardWords(id, record))));
  const part = Math.min(choices.part, Math.max(1, parts.length));
  return {
    choices: { ...choices, part },
    title: selection.title,
    cards: parts[part - 1] ?? [],
    parts: parts.length,
    spells: records.length,
    more: selection.more,
    problem: null,
  };
}
