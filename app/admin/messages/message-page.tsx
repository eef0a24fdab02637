import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAdmin } from '~/account/guard/guards.server';
import { adminPaths } from '~/admin-paths';
import { messageOf } from '~/contact/inbox.server';
import { deliver } from '~/contact/send-message.server';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { sendForm } from '~/platform/send-form';
import { Button } from '~/ui/button';
import { dayWords } from '~/ui/day-words';
import layout from '~/ui/layout.module.css';
import { DELETE } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { requireFreshAdmin } from '../act/fresh-admin.server';
import { Management } from '../frame/management';
import { Moment } from '../frame/moment';
import { Section } from '../frame/section';
import { mailLink } from './mail-link';
import { deleteMessage, type Mark, markMessage, takeForRetry } from './mark-sql.server';
import { MessageBadges } from './message-list';
import { waitingWords, writerOf } from './message-words';
import styles from './messages.module.css';
import { senderOf } from './sender.server';
import { SenderPart } from './sender-part';

export const meta: MetaFunction = ({ matches }) => privateMeta('Message', matches);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  const { db, config } = context.services;
  const message = await messageOf(db, params.token ?? '');
  if (message === null || message.email === '') return notFound(GONE);
  const done = new URL(request.url).searchParams.get('done') ?? '';
  const isSentNow = message.state === 'sent';
  return {
    message,
    answer: mailLink(message.email, `Re: your message of ${dayWords(message.createdAt)}`),
    waiting:
      message.state === 'waiting'
        ? waitingWords(message, config.CONTACT_ENDPOINT !== undefined)
        : null,
    hasEndpoint: config.CONTACT_ENDPOINT !== undefined,
    sender: await senderOf(context.services, message.email),
    /** A message that was just marked as unread stays unread while it is open. */
    isOpened: message.readAt === null && done !== 'unread',
    done: done === 'tried' ? (isSentNow ? 'Delivered.' : null) : (DONE[done] ?? null),
    failed: done === 'tried' && !isSentNow,
  };
}

const GONE = 'This message no longer exists: messages are kept for 30 days.';

const DONE: Readonly<Record<string, string>> = {
  read: 'Marked as read.',
  unread: 'Marked as unread.',
  answered: 'Marked as answered.',
};
const MARKS: readonly Mark[] = ['read', 'unread', 'answered'];

export async function action({ request, params, context }: ActionFunctionArgs) {
  const admin = await requireFreshAdmin(context);
  const { services, requestId } = context;
  const { db, clock, config } = services;
  const token = params.token ?? '';
  const intent = (await readForm(request)).get('intent');
  const act = { now: clock.now(), admin, requestId };
  const message = await messageOf(db, token);
  // When another admin was quicker, the message is deleted as wanted.
  if (message === null && intent === 'delete')
    return redirect(adminPaths.messages({ done: 'deleted' }), 303);
  if (message === null) return notFound(GONE);
  if (intent === 'opened') {
    await markMessage(db, token, 'read', act);
    return data({ problem: null });
  }
  const mark = MARKS.find((known) => known === intent);
  if (mark) {
    await markMessage(db, token, mark, act);
    return redirect(adminPaths.message({ token }, { done: mark }), 303);
  }
  switch (intent) {
    case 'delete':
      await deleteMessage(db, token, act);
      return redirect(adminPaths.messages({ done: 'deleted' }), 303);
    case 'retry': {
      if (config.CONTACT_ENDPOINT === undefined)
        return data({ problem: 'No contact endpoint is set.' }, { status: 409 });
      if (!(await takeForRetry(db, message, act)))
        return data({ problem: 'It is no longer waiting.' }, { status: 409 });
      const { firstName, lastName, email, message: words } = message;
      await deliver(services, { token, firstName, lastName, email, message: words });
      return redirect(adminPaths.message({ token }, { done: 'tried' }), 303);
    }
    default:
      return data(
        { problem: 'This form is out of date. Reload the page and try again.' },
        { status: 400 },
      );
  }
}

/** One whole message, with its actions. */
export default function MessagePage() {
  const { message, sender, isOpened, answer, waiting, hasEndpoint, done, failed } =
    useLoaderData<typeof loader>();
  const isKnown = useOpened(message.token, isOpened);
  const isRead = message.readAt !== null || (isOpened && isKnown);
  const told = useActionData<typeof action>();
  const problem = told?.problem ?? null;
  return (
    <Management part="messages" title={`From ${writerOf(message)}`}>
      <p>
        <Link to={adminPaths.messages()}>All messages</Link>
      </p>
      {problem && <Notice tone="problem" announce title={problem} />}
      {failed && <Notice tone="warning" announce title="Not delivered yet." />}
      {done && <Notice tone="good" announce title={done} />}
      <Section
        title={
          <span className={layout.row}>
            {message.email} <MessageBadges message={message} />
          </span>
        }
      >
        <p className={layout.soft}>
          <Moment at={message.createdAt} />
        </p>
        <p className={styles.words}>{message.message}</p>
        {waiting && (
          <Notice tone="warning" title="Waiting to be delivered">
            <p>
              {waiting}
              {hasEndpoint && (
                <>
                  {' '}
                  Next try: <Moment at={message.nextTryAt} />.
                </>
              )}
            </p>
          </Notice>
        )}
        <Form method="post" className={layout.row}>
          <a href={answer}>Reply by email</a>
          {message.answeredAt === null && <Press intent="answered">Mark as answered</Press>}
          {!isRead ? (
            <Press intent="read">Mark as read</Press>
          ) : (
            <Press intent="unread">Mark as unread</Press>
          )}
          {waiting && hasEndpoint && <Press intent="retry">Try now</Press>}
        </Form>
        <details>
          <summary>Delete message</summary>
          <Form method="post" className={layout.row}>
            <span>This cannot be undone.</span>
            <Button kind="danger" icon="trash" name="intent" value="delete">
              {DELETE}
            </Button>
          </Form>
        </details>
      </Section>
      {sender && <SenderPart sender={sender} />}
    </Management>
  );
}

/** Marks an opened message as read in the background; returns whether the server has done so. */
function useOpened(token: string, isOpened: boolean): boolean {
  const [known, setKnown] = useState('');
  useEffect(() => {
    if (!isOpened) return;
    void sendForm(adminPaths.message({ token }), { intent: 'opened' }).then((sent) => {
      // The response is the page's HTML, not JSON; only its status counts.
      if (sent.kind !== 'no-line' && sent.status === 200) setKnown(token);
    });
  }, [token, isOpened]);
  return known === token;
}

function Press({ intent, children }: { intent: string; children: string }) {
  return (
    <Button kind="quiet" name="intent" value={intent}>
      {children}
    </Button>
  );
}
