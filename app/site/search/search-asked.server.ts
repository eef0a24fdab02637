import type { AppLoadContext } from '@remix-run/cloudflare';
import { readPreferences } from '~/platform/preferences';
import type { FoundGroup } from './found-thing';
import { searchAll } from './search-all.server';
import { LONGEST_SEARCH } from './search-field';

/** The text of a search's address, and what it finds in the edition that the visitor chose; nothing for no text. */
export async function searchAsked(
  request: Request,
  context: AppLoadContext,
): Promise<{ text: string; groups: FoundGroup[] }> {
  const text = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
  const { edition } = readPreferences(request.headers);
  const groups = text === '' ? [] : await searchAll(context, text, edition);
  return { text, groups };
}
