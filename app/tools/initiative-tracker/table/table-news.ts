import type { TableNews } from '~/fights/table/table-view';

/** Parses a message, checking only its outline, because it comes from our server. Null for a later version. */
export function newsIn(text: string): TableNews | null {
  try {
    const news = Object(JSON.parse(text));
    const isKnown = news.v === 1 && (news.is === 'table' || news.is === 'change');
    return isKnown && typeof news.n === 'number' ? (news as TableNews) : null;
  } catch {
    return null;
  }
}
