import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { AfterSignIn } from '~/account/sign-in/after-sign-in.server';
import { finishSignIn } from '~/account/sign-in/finish-sign-in.server';
import { syncOnSignIn } from '~/billing/sign-in.server';

/** The sign-in tasks of rooms above the account room; this page may import them all. */
const AFTER_SIGN_IN: readonly AfterSignIn[] = [syncOnSignIn];

/** 'Signing you in…': the address to which the hosted sign-in redirects back. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return finishSignIn(request, context, AFTER_SIGN_IN);
}
