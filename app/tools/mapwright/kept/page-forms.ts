import { paths } from '~/paths';
import { sendForm } from '~/platform/send-form';
import { type Reply, replyOf } from '../screen/page-sends';
import type { MapAnswer } from './saved-map-answers';

/** Submits a form about saved maps without leaving the page. */
export async function sendMapForm(fields: Record<string, string>): Promise<Reply<MapAnswer>> {
  return replyOf(await sendForm(paths.keepMap(), fields));
}
