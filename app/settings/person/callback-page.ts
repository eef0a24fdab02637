import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { AfterSignIn } from '~/account/after-sign-in.server';
import { finishSignIn } from '~/account/finish-sign-in.server';

/** What rooms above the account do whenever somebody has signed in: this page stands above them all. */
const AFTER_SIGN_IN: readonly AfterSignIn[] = [];

/** 'Signing you in…': where the hosted sign-in sends people back to. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return finishSignIn(request, context, AFTER_SIGN_IN);
}
