import { Link } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import type { inboxPage } from '~/contact/inbox.server';
import { Badge } from '~/ui/badge';
import { Moment } from '../frame/moment';
import { writerOf } from './message-words';
import styles from './messages.module.css';

type Listed = Awaited<ReturnType<typeof inboxPage>>['messages'][number];

/** A list of messages, each with its first words. */
export function MessageList({ messages }: { messages: readonly Listed[] }) {
  return (
    <ul className={styles.list}>
      {messages.map((message) => (
        <li key={message.token}>
          <span className={styles.writer}>
            <Link
              to={adminPaths.message({ token: message.token })}
              className={message.readAt === null ? styles.unread : undefined}
            >
              {writerOf(message)}
            </Link>
            <span>{message.email}</span>
            <MessageBadges message={message} />
          </span>
          <span className={styles.when}>
            <Moment at={message.createdAt} />
          </span>
          <span className={styles.start}>{message.words}</span>
        </li>
      ))}
    </ul>
  );
}

/** The state of a message: new, waiting, answered. */
export function MessageBadges({
  message: { readAt, state, answeredAt },
}: {
  message: Pick<Listed, 'readAt' | 'state' | 'answeredAt'>;
}) {
  return (
    <>
      {readAt === null && <Badge tone="ember">Unread</Badge>}
      {state === 'waiting' && <Badge icon="clock">Waiting</Badge>}
      {answeredAt !== null && (
        <Badge tone="green" icon="check">
          Answered
        </Badge>
      )}
    </>
  );
}
