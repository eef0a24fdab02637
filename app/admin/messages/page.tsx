import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAdmin } from '~/account/guard/guards.server';
import { adminPaths } from '~/admin-paths';
import { type InboxPart, inboxCounts, inboxPage } from '~/contact/inbox.server';
import { Count } from '~/ui/badge';
import { EmptyState } from '~/ui/empty-state';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';
import { Tabs } from '~/ui/tabs';
import { Management } from '../frame/management';
import { MessageList } from './message-list';
import { placeText, readPlace } from './place-text';

export const meta: MetaFunction = ({ matches }) => privateMeta('Messages', matches);

const PARTS: readonly { part: InboxPart; label: string }[] = [
  { part: 'all', label: 'All' },
  { part: 'unread', label: 'Unread' },
  { part: 'waiting', label: 'Waiting' },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  const { db, config } = context.services;
  const { searchParams } = new URL(request.url);
  const part = PARTS.find((one) => one.part === searchParams.get('show'))?.part ?? 'all';
  const behind = readPlace(searchParams.get('next') ?? '');
  const [{ messages, next }, counts] = await Promise.all([
    inboxPage(db, part, behind),
    inboxCounts(db),
  ]);
  return {
    part,
    messages,
    counts,
    isLater: behind !== null,
    next: next && placeText(next),
    hasEndpoint: config.CONTACT_ENDPOINT !== undefined,
    isDeleted: searchParams.get('done') === 'deleted',
  };
}

const NOTHING: Record<InboxPart, string> = {
  all: 'No messages',
  unread: 'Everything is read',
  waiting: 'Nothing waiting',
};

/** The messages of the contact form. */
export default function MessagesPage() {
  const { part, messages, counts, next, isLater, hasEndpoint, isDeleted } =
    useLoaderData<typeof loader>();
  const countOf = { all: 0, ...counts };
  return (
    <Management part="messages" title="Messages">
      <p className={layout.lead}>
        Messages from the contact form, newest first. Each is kept for 30 days.
        {!hasEndpoint && ' No contact endpoint is set: they only arrive here.'}
      </p>
      {isDeleted && (
        <Notice tone="good" announce dismissTo={adminPaths.messages()} title="Message deleted." />
      )}
      <Tabs
        label="Show"
        tabs={PARTS.map((one) => ({
          to: adminPaths.messages({ show: one.part === 'all' ? undefined : one.part }),
          current: one.part === part,
          label: (
            <>
              {one.label}
              {countOf[one.part] > 0 && <Count value={countOf[one.part]} of="messages" />}
            </>
          ),
        }))}
      />
      {messages.length === 0 ? (
        <EmptyState icon="mail" title={isLater ? 'No more messages' : NOTHING[part]}>
          <p>Messages from the contact form appear here.</p>
        </EmptyState>
      ) : (
        <MessageList messages={messages} />
      )}
      <Pagination
        label="Pages of messages"
        next={
          next === null ? null : adminPaths.messages({ show: part === 'all' ? '' : part, next })
        }
      />
    </Management>
  );
}
