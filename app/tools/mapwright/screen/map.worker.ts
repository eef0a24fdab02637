import type { Answered, Numbered } from '~/platform/open-line';
import { answerMapCall, laterMapParts } from './answer-map-call';
import { fetchAhead } from './fetch-ahead';
import type { MapAnswer, MapCall } from './map-worker-calls';

self.addEventListener('message', async ({ data }: MessageEvent<Numbered<MapCall>>) => {
  let body: Answered<MapAnswer>;
  try {
    body = { ok: true, answer: await answerMapCall(data.body) };
  } catch (error) {
    body = { ok: false, problem: String(error) };
  }
  self.postMessage({ number: data.number, body });
});

fetchAhead(laterMapParts());
