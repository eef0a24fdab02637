import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAdmin } from '~/account/guard/guards.server';
import { adminPaths } from '~/admin-paths';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import layout from '~/ui/layout.module.css';
import { Pagination } from '~/ui/pagination';
import { Management } from '../frame/management';
import { AuditFilterForm } from './audit-filter-form';
import { auditChoices, auditEntries, readAuditFilter } from './audit-rows.server';
import { AuditTable } from './audit-table';

export const meta: MetaFunction = ({ matches }) => privateMeta('Audit log', matches);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  const { db } = context.services;
  const { searchParams } = new URL(request.url);
  const filter = readAuditFilter(searchParams);
  const from = Number(searchParams.get('next'));
  const before = Number.isSafeInteger(from) && from > 0 ? from : undefined;
  const [page, choices] = await Promise.all([
    auditEntries(db, filter, { before }),
    auditChoices(db),
  ]);
  return { ...page, filter, choices, isLater: before !== undefined };
}

/** The audit log, newest first. */
export default function AuditPage() {
  const { entries, next, filter, choices, isLater } = useLoaderData<typeof loader>();
  const isNarrowed = Object.values(filter).some(Boolean);
  return (
    <Management part="audit" title="Audit log">
      <p className={layout.lead}>
        Every admin action, kept for 2 years. A deleted account’s name becomes an ID.
      </p>
      <AuditFilterForm filter={filter} choices={choices} />
      {entries.length === 0 ? (
        <EmptyState
          icon="clock"
          title={isNarrowed || isLater ? 'No matching actions' : 'No actions yet'}
        >
          <p>
            {isNarrowed || isLater
              ? 'Choose another admin or action.'
              : 'What admins change is logged here.'}
          </p>
        </EmptyState>
      ) : (
        <>
          <AuditTable entries={entries} />
          <Pagination
            label="Pages of actions"
            next={next === null ? null : adminPaths.audit({ ...filter, next: String(next) })}
          />
        </>
      )}
      <Form
        method="post"
        action={adminPaths.auditFile(filter)}
        reloadDocument
        className={layout.row}
      >
        {isNarrowed && <Link to={adminPaths.audit()}>Show all actions</Link>}
        <Button kind="quiet" icon="download">
          Export CSV
        </Button>
      </Form>
    </Management>
  );
}
