import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { AfterSignIn } from '~/account/sign-in/after-sign-in.server';
import { finishSignIn } from '~/account/sign-in/finish-sign-in.server';
import { syncOnSignIn } from '~/billing/sign-in.server';

/** What rooms above the account do whenever somebody has signed in: this page stands above them all. */
const AFTER_SIGN_IN: readonly AfterSignIn[] = [syncOnSignIn];

/** 'Signing you in…': where the hosted sign-in sends people back to. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return finishSignIn(request, context, AFTER_SIGN_IN);
}
