import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireMember } from '~/account/guard/guards.server';
import { isToolOpen } from '~/catalogue/access';
import type { ToolId } from '~/catalogue/tool';
import { paths } from '~/paths';
import { readForm } from '~/platform/form';
import { Button } from '~/ui/button';
import { dayWords } from '~/ui/day-words';
import { EmptyState } from '~/ui/empty-state';
import layout from '~/ui/layout.module.css';
import { RESTORE } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { Table } from '~/ui/table';
import head from '~/ui/tool-head.module.css';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { type DeletedBy, deletedThings, restoreThing } from './deleted-things-sql.server';

export const meta: MetaFunction = ({ matches }) => privateMeta('Recently deleted', matches);

export async function loader({ context }: LoaderFunctionArgs) {
  return { things: await deletedThings(context.services.db, await askedBy(context)) };
}

/** Restores one thing. */
export async function action({ request, context }: ActionFunctionArgs) {
  const by = await askedBy(context);
  const form = await readForm(request);
  const done = await restoreThing(context.services, by, String(form.get('thing') ?? ''));
  return data(done, { status: done.ok ? 200 : done.upgrade ? 402 : 409 });
}

async function askedBy(context: AppLoadContext): Promise<DeletedBy> {
  const person = await requireMember(context);
  const tools = await context.account.tools();
  const isOpen = (tool: ToolId) => isToolOpen(tools, tool, person);
  return { userId: person.userId, pro: person.pro, isOpen };
}

/** Everything that the user deleted in the last 30 days, whatever it is, to be restored in one press. */
export default function DeletedPage() {
  const { things } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  return (
    <main id="main" tabIndex={-1} className={layout.stack}>
      <header className={head.toolHead}>
        <h1>Recently deleted</h1>
        <Link to={paths.settings()}>Settings</Link>
      </header>
      {told && (
        <Notice tone={told.ok ? 'good' : 'problem'} announce title={told.sentence}>
          {told.upgrade && (
            <p>
              <Link to={paths.settings()}>Upgrade to Pro</Link>
            </p>
          )}
        </Notice>
      )}
      {things.length === 0 ? (
        <EmptyState title="Nothing was deleted" icon="trash">
          <p>What you delete is kept here for 30 days.</p>
        </EmptyState>
      ) : (
        <Form method="post">
          <Table caption="Recently deleted" captionHidden>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">
                  <VisuallyHidden>{RESTORE}</VisuallyHidden>
                </th>
                <th scope="col">Kind</th>
                <th scope="col">Deleted</th>
                <th scope="col">Kept until</th>
              </tr>
            </thead>
            <tbody>
              {things.map(({ kind, id, name, says, deletedAt, goneAt }) => (
                <tr key={`${kind}:${id}`}>
                  <th scope="row">{name}</th>
                  <td>
                    <Button
                      kind="quiet"
                      compact
                      icon="undo"
                      name="thing"
                      value={`${kind}:${id}`}
                      aria-label={`${RESTORE} ${says} ${name}`}
                    >
                      {RESTORE}
                    </Button>
                  </td>
                  <td>{says}</td>
                  <td>{dayWords(deletedAt)}</td>
                  <td>{dayWords(goneAt)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Form>
      )}
    </main>
  );
}
