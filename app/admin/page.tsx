import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAdmin } from '~/account/guard/guards.server';
import { Management } from './frame/management';

export const meta: MetaFunction = ({ matches }) => privateMeta('Management', matches);

export async function loader({ context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  return null;
}

/** Where the owner runs the product: people, identity, the backend, records. */
export default function ManagementPage() {
  return (
    <Management part="people" title="Management">
      <p>Everything that only an admin may do.</p>
    </Management>
  );
}
