import { paths } from '~/paths';
import { sendForm } from '~/platform/send-form';
import { type Reply, replyOf } from '../screen/page-sends';
import type { MapAnswer } from './saved-map-answers';

/** Sends a form about kept maps, and the page stays as it is. */
export async function sendMapForm(fields: Record<string, string>): Promise<Reply<MapAnswer>> {
  return replyOf(await sendForm(paths.keepMap(), fields));
}
