import type { InboxPlace } from '~/contact/inbox.server';

/** A page cursor of the messages, as text in the query. */
export function placeText({ createdAt, token }: InboxPlace): string {
  return `${createdAt}.${token}`;
}

/** Parses a cursor; null for the first page, and when it is invalid. */
export function readPlace(text: string): InboxPlace | null {
  const found = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text);
  return found ? { createdAt: Number(found[1]), token: found[2] ?? '' } : null;
}
