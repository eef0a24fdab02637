import manifest from 'virtual:remix/server-manifest';
import script from './service.worker.ts?plain-text';

/** The service worker, named after the release, so that browsers notice a new one. */
export function loader() {
  return new Response(`self.RELEASE=${JSON.stringify(manifest.version)};\n${script}`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
