import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAdmin } from '~/account/guard/guards.server';
import { backendFacts } from './backend/backend-facts.server';
import { BackendSection } from './backend/backend-section';
import { Management } from './frame/management';
import { Section } from './frame/section';
import { identityFacts } from './identity/identity-facts.server';
import { IdentitySection } from './identity/identity-section';
import styles from './management.module.css';
import { People } from './people/people';
import { peopleFacts } from './people/people-facts.server';
import { DataLoader } from './records/screen/data-loader';
import { Today } from './today/today';
import { todayFacts } from './today/today-facts-sql.server';

export const meta: MetaFunction = ({ matches }) => privateMeta('Management', matches);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(context);
  const { services } = context;
  const search = new URL(request.url).searchParams;
  const [people, identity, backend] = await Promise.all([
    peopleFacts(request, services),
    identityFacts(services, admin, search),
    backendFacts(services, admin, search),
  ]);
  const today = await todayFacts(services, people.counts);
  return data(
    { people, identity, backend, today },
    { headers: { 'Cache-Control': 'private, no-store' } },
  );
}

/** Management's first page: people, identity, the backend, records. */
export default function ManagementPage() {
  const { people, identity, backend, today } = useLoaderData<typeof loader>();
  return (
    <Management part="people" title="Management">
      <Today facts={today} />
      <People facts={people} />
      <div className={styles.sections}>
        <IdentitySection {...identity} />
        <BackendSection {...backend} />
      </div>
      <Section title="Data loader" id="records" screenOnly>
        <DataLoader />
      </Section>
    </Management>
  );
}
