import type { InboxPlace } from '~/contact/inbox.server';

/** Where a page of messages begins, as its address says it. */
export function placeText({ createdAt, token }: InboxPlace): string {
  return `${createdAt}.${token}`;
}

/** The place that an address names; null for the first page, and for what is none. */
export function readPlace(text: string): InboxPlace | null {
  const found = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text);
  return found ? { createdAt: Number(found[1]), token: found[2] ?? '' } : null;
}
