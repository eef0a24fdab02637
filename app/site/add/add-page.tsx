import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { AddForm } from '~/catalogue/add-to/add-form';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { classes } from '~/ui/classes';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import type { PlainHandle } from '~/ui/plain-page';
import { addFacts, answerAdd } from './add.server';

export const handle: FrameHandle & PlainHandle = {
  title: 'Tonight',
  to: paths.tonight(),
  open: true,
  hydrate: false,
};

export const meta: MetaFunction<typeof loader> = ({ data: facts, matches }) =>
  privateMeta(facts ? `Add ${facts.thing.name}` : 'Add', matches);

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

/** What the thing of the address can be added to: the page of the dialog for browsers without scripts. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const facts = await addFacts(context, new URL(request.url));
  return facts ?? notFound('This no longer exists, or it is not yours.');
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { status, body } = await answerAdd(request, context);
  return data(body, { status });
}

export default function AddPage() {
  const facts = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main id="main" className={classes(layout.stack, layout.page, layout.narrow)}>
      <h1>{`Add ${facts.thing.name} to…`}</h1>
      {facts.at !== null && (
        <p>
          <Link to={facts.at}>{`Back to ${facts.thing.name}`}</Link>
        </p>
      )}
      <AddForm facts={facts} answer={answer} />
    </main>
  );
}
