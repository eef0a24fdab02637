import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAdmin } from '~/account/guard/guards.server';
import { adminPaths } from '~/admin-paths';
import { forgetWords } from '~/catalogue/overrides.server';
import type { Database } from '~/platform/database.server';
import { readForm } from '~/platform/form';
import { EmptyState } from '~/ui/empty-state';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { freshAdmin, freshSignInFirst, TOO_LONG_AGO } from '../act/fresh-admin.server';
import { Management } from '../frame/management';
import { Section } from '../frame/section';
import {
  type NoticeFields,
  type NoticeProblems,
  type NoticeWords,
  noticeFields,
  readNotice,
} from './notice-fields';
import { NoticeForm } from './notice-form';
import { type ListedNotice, NoticeList } from './notice-list';
import {
  type Act,
  allNotices,
  deleteNotice,
  endNotice,
  publishNotice,
  saysAlready,
} from './notices-sql.server';

export const meta: MetaFunction = ({ matches }) => privateMeta('Notices', matches);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  const { db, clock } = context.services;
  const now = clock.now();
  const notices = (await allNotices(db)).map(
    (notice): ListedNotice => ({ ...notice, is: standingOf(notice, now) }),
  );
  const done = DONE[new URL(request.url).searchParams.get('done') ?? ''] ?? null;
  return { notices, done, newId: newId() };
}

function newId(): string {
  return crypto.randomUUID().slice(0, 8);
}

function standingOf({ startsAt, endsAt }: { startsAt: number; endsAt: number }, now: number) {
  if (endsAt <= now) return 'past';
  return startsAt <= now ? 'running' : 'coming';
}

const DONE: Readonly<Record<string, string>> = {
  published: 'Notice published. Open pages show it within 30 seconds.',
  changed: 'Notice saved. Open pages update within 30 seconds.',
  ended: 'Notice ended. Open pages update within 30 seconds.',
  deleted: 'Notice deleted.',
};

type Told = { problem?: string; problems?: NoticeProblems; fields?: NoticeFields };

export async function action({ request, context }: ActionFunctionArgs) {
  const { services, requestId } = context;
  const { db, clock, config } = services;
  const form = await readForm(request);
  const admin = await freshAdmin(context);
  if (admin === null) {
    if (form.get('intent') !== 'publish') return freshSignInFirst(context);
    return data<Told>({ problem: TOO_LONG_AGO, fields: noticeFields(form) }, { status: 403 });
  }
  const act = { now: clock.now(), admin, requestId };
  const id = String(form.get('id') ?? '').slice(0, 40);
  switch (form.get('intent')) {
    case 'publish': {
      const fields = noticeFields(form);
      const reading = readNotice(fields, { now: act.now, origin: config.APP_ORIGIN });
      if (!reading.ok) return data<Told>({ problems: reading.problems, fields }, { status: 400 });
      const published = await publish(db, id, reading.words, act);
      forgetWords(services);
      if (published) return redirect(adminPaths.notices({ done: 'published' }), 303);
      const problem = 'There are too many notices. Delete some that have ended.';
      return data<Told>({ problem, fields }, { status: 409 });
    }
    case 'end': {
      const ended = await endNotice(db, id, act);
      forgetWords(services);
      if (ended) return redirect(adminPaths.notices({ done: 'ended' }), 303);
      return data<Told>({ problem: 'That notice has already ended.' }, { status: 409 });
    }
    case 'delete':
      await deleteNotice(db, id, act);
      forgetWords(services);
      return redirect(adminPaths.notices({ done: 'deleted' }), 303);
    default: {
      const problem = 'This form is out of date. Reload the page and try again.';
      return data<Told>({ problem }, { status: 400 });
    }
  }
}

/**
 * Publishes a form's notice once, however often the form is sent; sent again with other content, it is a new notice.
 */
async function publish(db: Database, id: string, words: NoticeWords, act: Act): Promise<boolean> {
  if (!NOTICE_ID.test(id)) return publishNotice(db, newId(), words, act);
  if (await publishNotice(db, id, words, act)) return true;
  if (await saysAlready(db, id, words)) return true;
  return publishNotice(db, newId(), words, act);
}

const NOTICE_ID = /^[0-9a-f]{8}$/;

const EMPTY: NoticeFields = { text: '', link: '', tone: 'info', from: '', until: '', zone: 'UTC' };

/** The owner's notices to all visitors. */
export default function NoticesPage() {
  const { notices, done, newId } = useLoaderData<typeof loader>();
  const told = useActionData<Told>();
  const { key } = useLocation();
  return (
    <Management part="notices" title="Notices">
      <p className={layout.lead}>
        A line above every page, for the time you set. Readers can dismiss it on their device.
      </p>
      {told?.problem && <Notice tone="problem" announce title={told.problem} />}
      {told?.problems && (
        <Notice tone="problem" announce title={Object.values(told.problems).join(' ')} />
      )}
      {done && !told && (
        <Notice tone="good" announce title={done} dismissTo={adminPaths.notices()} />
      )}
      <Section title="New notice" screenOnly>
        <NoticeForm
          key={told ? 'typed' : key}
          fields={told?.fields ?? EMPTY}
          problems={told?.problems ?? {}}
          known={false}
          id={newId}
          asked={told?.fields !== undefined}
        />
      </Section>
      <Section title="Notices">
        {notices.length === 0 ? (
          <EmptyState icon="info" title="No notices yet">
            <p>What you publish is listed here, also after it has ended.</p>
          </EmptyState>
        ) : (
          <NoticeList notices={notices} />
        )}
      </Section>
    </Management>
  );
}
