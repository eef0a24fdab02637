import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
import { notFound } from '~/platform/answers';
import { readUpload } from '~/platform/uploads/upload-rows.server';

/** GET: a person's own file, found by its row alone; it is shown as the kind of picture that its bytes are, and does nothing. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await requireMember(context);
  const file = await readUpload(context.services, userId, params.id ?? '');
  if (file === null) return notFound();
  return new Response(file.bytes, {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
      ETag: `"${file.hash}"`,
    },
  });
}
