import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { finishSignIn } from './finish-sign-in.server';

/** 'Signing you in…': where the hosted sign-in sends people back to. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return finishSignIn(request, context);
}
