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

/** Rolls and reckons beside the page, so that the page stays quick and small. */
self.onmessage = ({ data }: MessageEvent<RollerQuestion>) => {
  const { id, of, query } = data;
  self.postMessage({ id, answer: ANSWERS[of](query) });
};
