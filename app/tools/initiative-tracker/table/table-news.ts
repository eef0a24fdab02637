import type { TableNews } from '~/fights/table/table-view';

/** The news in a message, as far as their outline goes: they come from where the fight is kept. Null for what a later release says. */
export function newsIn(text: string): TableNews | null {
  try {
    const news = Object(JSON.parse(text));
    const isKnown = news.v === 1 && (news.is === 'table' || news.is === 'change');
    return isKnown && typeof news.n === 'number' ? (news as TableNews) : null;
  } catch {
    return null;
  }
}
