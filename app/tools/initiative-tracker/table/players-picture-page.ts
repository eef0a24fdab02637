import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { tablePicture } from '~/fights/kept/table-desk.server';
import { notFound, problemJson } from '~/platform/answers';
import { deviceOf } from './players-device.server';

/** A picture currently shown to this device; 404 for any other. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { services } = context;
  const { code = '', id = '' } = params;
  const cookie = await deviceOf(request, services);
  const found = await tablePicture(services, code, cookie?.device ?? null, id);
  if (found === null) return notFound();
  if (!found.ok) return problemJson(found.status, found.sentence);
  const { type, bytes } = found.picture;
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'private, no-store',
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
  return new Response(bytes, { headers });
}
