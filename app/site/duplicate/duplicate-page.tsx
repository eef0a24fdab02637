import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { Link, useActionData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireUser } from '~/account/guard/guards.server';
import { toolRights } from '~/account/guard/tool-rights.server';
import { isToolOpen } from '~/catalogue/access';
import { DUPLICATED } from '~/catalogue/duplicate/duplicated-notice';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { DUPLICATE_KINDS } from './duplicate-kinds.server';

export const meta: MetaFunction = ({ matches }) => privateMeta('Duplicate', matches);

/** There is nothing to see here: a form elsewhere leads to the copy. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context);
  return redirect(paths.tonight());
}

type Refused = { problem: string; back: string; upgrade?: true };

/** Duplicates something of the user's and opens the copy. */
export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireUser(context);
  const form = await readForm(request);
  const [name, id] = [String(form.get('kind') ?? ''), String(form.get('id') ?? '').slice(0, 80)];
  const kind = Object.hasOwn(DUPLICATE_KINDS, name) ? DUPLICATE_KINDS[name] : undefined;
  if (kind === undefined || id === '') return notFound();
  const { tool, back } = kind;
  if (!isToolOpen(await context.account.tools(), tool, person)) return notFound();
  if (!(await toolRights(context, tool, person)).mayKeep) {
    const problem = 'Duplicating this needs Pro. Nothing was changed.';
    return data<Refused>({ problem, back, upgrade: true }, { status: 402 });
  }
  const done = await kind.duplicate(context.services, person.userId, id);
  if (done === null) return notFound();
  if (!done.ok) return data<Refused>({ problem: done.sentence, back }, { status: 409 });
  return redirect(`${done.to}${done.to.includes('?') ? '&' : '?'}${DUPLICATED}=yes`, 303);
}

/** Why nothing was duplicated, with the way back. */
export default function DuplicatePage() {
  const told = useActionData<typeof action>() as Refused | undefined;
  return (
    <main id="main" tabIndex={-1} className={layout.stack}>
      <h1>Duplicate</h1>
      {told && (
        <Notice tone="problem" announce title={told.problem}>
          <p>
            {told.upgrade ? (
              <Link to={paths.settings()}>Upgrade to Pro</Link>
            ) : (
              <Link to={told.back}>Back</Link>
            )}
          </p>
        </Notice>
      )}
    </main>
  );
}
