import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAdmin } from '~/account/guard/guards.server';
import { adminPaths } from '~/admin-paths';
import { forgetWords } from '~/catalogue/overrides.server';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { Notice } from '~/ui/notice';
import { freshAdmin, TOO_LONG_AGO } from '../act/fresh-admin.server';
import { Management } from '../frame/management';
import { utcField } from '../frame/moment-in';
import { Section } from '../frame/section';
import { type NoticeFields, type NoticeProblems, noticeFields, readNotice } from './notice-fields';
import { NoticeForm } from './notice-form';
import { changeNotice, noticeOf } from './notices-sql.server';

export const meta: MetaFunction = ({ matches }) => privateMeta('Edit notice', matches);

const OVER = 'That notice has ended and cannot be changed.';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  const { db, clock } = context.services;
  const notice = await noticeOf(db, params.id ?? '');
  if (notice === null) return notFound('There is no such notice.');
  const { text, link, tone, startsAt, endsAt } = notice;
  const fields: NoticeFields = {
    text,
    tone,
    link: link ?? '',
    zone: 'UTC',
    from: utcField(startsAt),
    until: utcField(endsAt),
  };
  return { fields, isOver: endsAt <= clock.now() };
}

type Told = { problem?: string; problems?: NoticeProblems; fields?: NoticeFields };

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { services, requestId } = context;
  const { db, clock, config } = services;
  const now = clock.now();
  const fields = noticeFields(await readForm(request));
  const admin = await freshAdmin(context);
  if (admin === null) return data<Told>({ problem: TOO_LONG_AGO, fields }, { status: 403 });
  const notice = await noticeOf(db, params.id ?? '');
  if (notice === null) return notFound('There is no such notice.');
  const begun = notice.startsAt;
  const reading = readNotice(fields, { now, origin: config.APP_ORIGIN, begun });
  if (!reading.ok) return data<Told>({ problems: reading.problems, fields }, { status: 400 });
  const changed = await changeNotice(db, notice, reading.words, { now, admin, requestId });
  forgetWords(services);
  if (changed) return redirect(adminPaths.notices({ done: 'changed' }), 303);
  return data<Told>({ problem: OVER, fields }, { status: 409 });
}

/** Edits a present or future notice. */
export default function NoticePage() {
  const { fields, isOver } = useLoaderData<typeof loader>();
  const told = useActionData<Told>();
  const trouble = told?.problem ?? (told?.problems && Object.values(told.problems).join(' '));
  return (
    <Management part="notices" title="Edit notice">
      <p>
        <Link to={adminPaths.notices()}>All notices</Link>
      </p>
      {trouble && <Notice tone="problem" announce title={trouble} />}
      {isOver ? (
        <Notice title={OVER} />
      ) : (
        <Section title="Notice" screenOnly>
          <NoticeForm fields={told?.fields ?? fields} problems={told?.problems ?? {}} known asked />
        </Section>
      )}
    </Management>
  );
}
