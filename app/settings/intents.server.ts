import { type AppLoadContext, data, redirect } from '@remix-run/cloudflare';
import { wayOut } from '~/account/leaving/way-out.server';
import type { Person } from '~/account/person/person';
import { endAllSessions } from '~/account/session/session-ends.server';
import { askedPlan } from '~/billing/asked-plan';
import { type BillingDoor, openCheckout, openPortal } from '~/billing/checkout.server';
import { CHECKOUT_FAILED, NOT_SET_UP, PORTAL_FAILED } from '~/billing/door-problems';
import { paths } from '~/paths';
import { type Preferences, parsePreferences, preferencesCookie } from '~/platform/preferences';
import { wayBackCookie } from './way-back.server';

/** An error, and where on the page to show it. */
export type SettingsProblem = {
  place: 'plan' | 'page';
  problem: string;
  hint: string;
  /** The chosen plan, which stays selected. */
  plan?: 'monthly' | 'annual';
};

const UNCHANGED = 'Nothing was charged and nothing changed. Try again in a minute.';

function throughDoor(
  door: BillingDoor,
  failed: string,
  { plan, cookie = null }: { plan?: 'monthly' | 'annual'; cookie?: string | null } = {},
) {
  // Set the cookie even when the checkout did not open: the retry comes from the account page itself.
  const headers = cookie === null ? undefined : { 'Set-Cookie': cookie };
  if (door.ok) return redirect(door.url, { status: 303, headers });
  const hint = door.reason === 'trouble' ? UNCHANGED : NOT_SET_UP;
  const problem: SettingsProblem = { place: 'plan', problem: failed, hint, plan };
  return data(problem, { status: door.reason === 'trouble' ? 502 : 503, headers });
}

function refuse(problem: string, hint: string) {
  return data<SettingsProblem>({ place: 'page', problem, hint }, { status: 400 });
}

/** Performs the action of one of the settings page's forms, by its `intent`. */
export async function performIntent(
  form: FormData,
  person: Person,
  preferences: Preferences,
  context: AppLoadContext,
) {
  const { services } = context;
  const { userId } = person;
  switch (form.get('intent')) {
    case 'checkout': {
      const plan = askedPlan({ plan: form.get('plan') ?? 'monthly' });
      if (plan === null) return refuse('There is no such plan.', 'Choose monthly or annual.');
      const cookie = wayBackCookie(form.get('back'), services.config.APP_ORIGIN);
      const door = await openCheckout(services, userId, plan);
      return throughDoor(door, CHECKOUT_FAILED, { plan, cookie });
    }
    case 'portal':
      return throughDoor(await openPortal(services, userId), PORTAL_FAILED);
    case 'preferences': {
      // A page opened before a preference existed does not send its field.
      const edition = form.get('edition') ?? preferences.edition;
      const density = form.get('density') ?? preferences.density;
      const chosen = parsePreferences(
        [form.get('theme'), form.get('paper'), edition, density].join('.'),
      );
      const headers = { 'Set-Cookie': preferencesCookie(chosen) };
      return redirect(`${paths.settings()}?saved=preferences#preferences`, {
        status: 303,
        headers,
      });
    }
    case 'sign-out-everywhere': {
      const { db, clock } = services;
      return wayOut(context, () => endAllSessions(db, { userId, now: clock.now() }));
    }
    default:
      return refuse('This form is out of date.', 'Reload the page and try again.');
  }
}
