import type { Answered, Numbered } from '~/platform/open-line';
import { answerMapCall } from './answer-map-call';
import type { MapAnswer, MapCall } from './map-worker-calls';

self.addEventListener('message', ({ data }: MessageEvent<Numbered<MapCall>>) => {
  let body: Answered<MapAnswer>;
  try {
    body = { ok: true, answer: answerMapCall(data.body) };
  } catch (error) {
    body = { ok: false, problem: String(error) };
  }
  self.postMessage({ number: data.number, body });
});
