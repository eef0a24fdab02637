import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import script from './service.worker.ts?plain-text';

/**
 * The service worker script, with the release in it, so that a browser sees a new worker exactly when a release changed
 * something.
 */
export function loader({ context }: LoaderFunctionArgs) {
  return new Response(`self.RELEASE=${JSON.stringify(context.release)};\n${script}`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
