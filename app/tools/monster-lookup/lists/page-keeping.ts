import { paths } from '~/paths';
import { sendForm } from '~/platform/send-form';
import type { MineAnswer } from './mine-facts';

const NO_LINE =
  'Offline. What you typed stays on this device: save again when you are back online.';
const NOT_TAKEN = 'The server could not save this. What you typed is still here.';

/** Sends a form about a monster's lists or note to the account. Never throws; returns the result or a problem. */
export async function keepInAccount(
  id: string,
  fields: Record<string, string>,
): Promise<MineAnswer> {
  const sent = await sendForm(paths.monsterMine({ id }, '.json'), fields);
  if (sent.kind === 'no-line') return { problem: NO_LINE };
  if (sent.kind === 'not-taken') return { problem: NOT_TAKEN };
  const body: MineAnswer & { error?: unknown } = Object(sent.body);
  if (body.saved || body.problem) return body;
  return { problem: typeof body.error === 'string' ? body.error : NOT_TAKEN };
}
