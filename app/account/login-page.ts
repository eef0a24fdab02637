import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { startSignIn } from './sign-in/start-sign-in.server';

/** 'Redirecting to login…': stores where the visitor came from and starts the hosted sign-in. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return startSignIn(request, context);
}
