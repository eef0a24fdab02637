import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useRouteError,
  useSearchParams,
} from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireMember } from '~/account/guard/guards.server';
import { paths } from '~/paths';
import { readForm } from '~/platform/form';
import { readPreferences } from '~/platform/preferences';
import { classes } from '~/ui/classes';
import layout from '~/ui/layout.module.css';
import { TRY_AGAIN } from '~/ui/names';
import { Notice } from '~/ui/notice';
import head from '~/ui/tool-head.module.css';
import { BillingBanners } from './billing-banners';
import { performIntent, type SettingsProblem } from './intents.server';
import {
  DataSection,
  PreferencesSection,
  ProfileSection,
  SecuritySection,
} from './person-sections';
import { PlanSection } from './plan-section';
import styles from './settings.module.css';
import { settingsFacts } from './settings-facts.server';
import { asksWayBack, takeWayBack } from './way-back.server';

export const meta: MetaFunction = ({ matches }) => privateMeta('Account & Billing', matches);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireMember(context);
  const { APP_ORIGIN } = context.services.config;
  if (asksWayBack(new URL(request.url))) throw takeWayBack(request.headers, APP_ORIGIN);
  const facts = await settingsFacts(request, person, context);
  return data(facts, { headers: { 'Cache-Control': 'private, no-store' } });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireMember(context);
  const preferences = readPreferences(request.headers);
  return performIntent(await readForm(request), person, preferences, context);
}

/** The plan in the query, chosen before the user left the checkout. */
function wantedPlan(search: URLSearchParams): 'monthly' | 'annual' {
  return search.get('plan') === 'annual' ? 'annual' : 'monthly';
}

/** The sections by the ids of their headings. */
const SECTIONS = [
  ['plan', 'Plan'],
  ['profile', 'Profile'],
  ['security', 'Security'],
  ['preferences', 'Preferences'],
  ['data', 'Your data'],
] as const;

export default function SettingsPage() {
  const { person, status, words, hasPortal, prices, from, back, preferences, browsers } =
    useLoaderData<typeof loader>();
  const problem = useActionData<SettingsProblem>() ?? null;
  const [search] = useSearchParams();
  return (
    <main id="main" className={classes(layout.stack, layout.loose)}>
      <header className={head.toolHead}>
        <h1>Account & Billing</h1>
        <nav className={styles.jumps} aria-label="On this page">
          {SECTIONS.map(([id, says]) => (
            <a key={id} href={`#${id}`}>
              {says}
            </a>
          ))}
        </nav>
      </header>
      <BillingBanners
        billing={search.get('billing')}
        active={status === 'active'}
        back={back}
        dismissTo={paths.settings(wantedPlan(search))}
      />
      {problem?.place === 'page' && (
        <Notice tone="problem" title={problem.problem} announce>
          <p>{problem.hint}</p>
        </Notice>
      )}
      <div className={styles.sections}>
        <PlanSection
          words={words}
          hasPortal={hasPortal}
          prices={prices}
          from={from}
          chosen={problem?.plan ?? wantedPlan(search)}
          problem={problem?.place === 'plan' ? problem : null}
        />
        <ProfileSection person={person} />
        <SecuritySection browsers={browsers} userId={person.userId} />
        <PreferencesSection
          preferences={preferences}
          saved={search.get('saved') === 'preferences'}
        />
        <DataSection />
      </div>
    </main>
  );
}

/** Shows a loading error in the specified words, with a retry link. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) throw error;
  return (
    <main id="main" className={layout.stack}>
      <header className={head.toolHead}>
        <h1>Account & Billing</h1>
      </header>
      <Notice tone="problem" title="Failed to load entitlements" announce>
        <p>
          Your plan has not changed; only this page could not show it.{' '}
          <a href={paths.settings()}>{TRY_AGAIN}</a>
        </p>
      </Notice>
    </main>
  );
}
