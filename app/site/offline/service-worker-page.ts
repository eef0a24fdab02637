import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import script from './service.worker.ts?plain-text';

/** The service worker, named after the release, so that browsers notice a new one, and one that changed nothing is none. */
export function loader({ context }: LoaderFunctionArgs) {
  return new Response(`self.RELEASE=${JSON.stringify(context.release)};\n${script}`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
