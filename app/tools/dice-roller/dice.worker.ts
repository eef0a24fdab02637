import {
  checkedAnswer,
  drawnAnswer,
  measuredAnswer,
  oddsAnswer,
  type RollerQuestion,
  rolledAnswer,
} from './roller-answers';

const ANSWERS = {
  roll: rolledAnswer,
  odds: oddsAnswer,
  measure: measuredAnswer,
  check: checkedAnswer,
  draw: drawnAnswer,
};

/** Rolls and computes odds in a worker, so that the page stays responsive and small. */
self.onmessage = ({ data }: MessageEvent<RollerQuestion>) => {
  const { id, of, query } = data;
  self.postMessage({ id, answer: ANSWERS[of](query) });
};
