import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAdmin } from '~/account/guard/guards.server';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { auditRow } from '../act/audit-row.server';
import { requireFreshAdmin } from '../act/fresh-admin.server';
import { archiveOf, volumesOf } from './archive-sql.server';
import { wholeBackup } from './backup-rows-sql.server';
import { manifestKey } from './plan';

/** A GET shows nothing: a backup is downloaded only by a form POST, which is logged. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  return notFound();
}

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Downloads a backup, or its manifest, and writes an audit row. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const admin = await requireFreshAdmin(context);
  const { services, requestId } = context;
  const { db, clock, files } = services;
  const backup = await wholeBackup(db, params.id ?? '');
  if (backup === null) return notFound();
  const form = await readForm(request);
  const isList = form.get('what') === 'list';
  const volume = Number(form.get('volume') ?? 1);
  const volumes = await volumesOf(db, backup.number);
  if (!Number.isSafeInteger(volume) || volume < 1 || volume > volumes) return notFound();
  const row = auditRow(db, {
    at: clock.now(),
    admin,
    requestId,
    always: true,
    act: isList ? 'Download backup list' : 'Download backup',
    subject: { kind: 'product', id: `backup ${backup.id}` },
    after: isList ? undefined : { volume, volumes },
  });
  await db.$client.batch([row]);
  const name = `delvewright-${backup.id}`;
  if (isList) {
    const list = await files.get(manifestKey(backup.id));
    if (list === null) return notFound();
    return new Response(list.body, {
      headers: {
        ...PRIVATE,
        'Content-Type': 'application/json',
        'Content-Disposition': `attachment; filename="${name}.json"`,
      },
    });
  }
  const suffix = volumes > 1 ? `-${volume}-of-${volumes}` : '';
  return new Response(archiveOf(services, backup, volume), {
    headers: {
      ...PRIVATE,
      'Content-Type': 'application/gzip',
      'Content-Disposition': `attachment; filename="${name}${suffix}.ndjson.gz"`,
    },
  });
}
