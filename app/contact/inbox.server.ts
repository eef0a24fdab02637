import { and, count, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { contactMessages } from './tables';

/** The filter of an inbox. */
export type InboxPart = 'all' | 'unread' | 'waiting';

/** The page cursor of the inbox: the page begins after this message. */
export type InboxPlace = { createdAt: number; token: string };

export type InboxMessage = typeof contactMessages.$inferSelect;

const A_PAGE = 25;
/** How much of a message the list shows, in characters. */
const SHOWN_LETTERS = 160;

function partOf(part: InboxPart) {
  switch (part) {
    case 'all':
      return undefined;
    case 'unread':
      return isNull(contactMessages.readAt);
    case 'waiting':
      return eq(contactMessages.state, 'waiting');
  }
}

/** A page of the inbox, newest first; `next` is the cursor of the following page. */
export async function inboxPage(db: Database, part: InboxPart, behind: InboxPlace | null) {
  const { createdAt, token, message } = contactMessages;
  const older =
    behind &&
    or(
      lt(createdAt, behind.createdAt),
      and(eq(createdAt, behind.createdAt), lt(token, behind.token)),
    );
  const rows = await db
    .select({
      token,
      createdAt,
      state: contactMessages.state,
      email: contactMessages.email,
      firstName: contactMessages.firstName,
      lastName: contactMessages.lastName,
      readAt: contactMessages.readAt,
      answeredAt: contactMessages.answeredAt,
      words: sql<string>`substr(${message}, 1, ${SHOWN_LETTERS})`,
    })
    .from(contactMessages)
    // Of messages delivered long ago only the token is left.
    .where(and(ne(contactMessages.email, ''), partOf(part), older ?? undefined))
    .orderBy(desc(createdAt), desc(token))
    .limit(A_PAGE + 1);
  const shown = rows.slice(0, A_PAGE);
  const last = rows.length > A_PAGE ? shown.at(-1) : undefined;
  return { messages: shown, next: last ? { createdAt: last.createdAt, token: last.token } : null };
}

/** How many messages are unread, and how many wait to be delivered. */
export async function inboxCounts(db: Database) {
  const [[unread], [waiting]] = await db.batch([
    db.select({ of: count() }).from(contactMessages).where(partOf('unread')),
    db.select({ of: count() }).from(contactMessages).where(partOf('waiting')),
  ]);
  return { unread: unread?.of ?? 0, waiting: waiting?.of ?? 0 };
}

/** One whole message; null when there is none, or no longer. */
export async function messageOf(db: Database, token: string): Promise<InboxMessage | null> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.token, token));
  return row ?? null;
}
