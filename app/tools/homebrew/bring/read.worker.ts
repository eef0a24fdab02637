import { readAnswer } from './read-answer';

export type ReadQuestion = { id: number; input: string | Uint8Array; hint: string };

self.onmessage = ({ data }: MessageEvent<ReadQuestion>) => {
  const { id, input, hint } = data;
  self.postMessage({ id, words: readAnswer(input, hint) });
};
