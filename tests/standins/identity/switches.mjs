import { BAD_TOKEN_KINDS } from './bad-tokens.mjs';

/** The steps that can fail. `token` is the exchange of a code, `refresh` that of a refresh token. */
export const STEPS = [
  'authorize',
  'token',
  'refresh',
  'revoke',
  'jwks',
  'discovery',
  'userinfo',
  'logout',
  'admin',
];
const MANNERS = ['slow', '500', 'html', 'hang', 'refuse', 'none'];
/** Longer than the five seconds for which the site waits for a provider. */
const SLOW_MS = 6000;
const TOKEN_LIFE_SECONDS = 3600;

/** The configured failures. Without `times` a switch holds until it is changed or reset. */
export function createSwitches() {
  const failures = new Map();
  let badToken;
  let refusals = 0;
  let tokenLifeSeconds = TOKEN_LIFE_SECONDS;

  return {
    reset() {
      failures.clear();
      badToken = undefined;
      refusals = 0;
      tokenLifeSeconds = TOKEN_LIFE_SECONDS;
    },
    setFailure({ step, how, times, delayMs }) {
      must(STEPS.includes(step), `step must be one of ${STEPS.join(', ')}`);
      must(MANNERS.includes(how), `how must be one of ${MANNERS.join(', ')}`);
      if (how === 'none') failures.delete(step);
      else {
        const delay = atLeast('delayMs', delayMs ?? SLOW_MS, 0);
        failures.set(step, { how, delayMs: delay, left: count(times) });
      }
    },
    takeFailure(step) {
      const failure = failures.get(step);
      if (!failure || failure.left <= 0) return undefined;
      failure.left -= 1;
      return failure;
    },
    setBadToken({ kind, times }) {
      must(
        kind === 'none' || BAD_TOKEN_KINDS.includes(kind),
        `kind must be none or one of ${BAD_TOKEN_KINDS.join(', ')}`,
      );
      badToken = kind === 'none' ? undefined : { kind, left: count(times) };
    },
    takeBadToken() {
      if (!badToken || badToken.left <= 0) return undefined;
      badToken.left -= 1;
      return badToken.kind;
    },
    refuseRefresh: ({ times, off }) => {
      refusals = off === true ? 0 : count(times);
    },
    takeRefusal: () => refusals > 0 && refusals-- > 0,
    setTokenLife({ seconds }) {
      tokenLifeSeconds = atLeast('seconds', seconds, 1);
    },
    tokenLifeSeconds: () => tokenLifeSeconds,
  };
}

/** A value that a switch does not accept; the message lists what it accepts. */
export class BadSwitch extends Error {}

function must(holds, sentence) {
  if (!holds) throw new BadSwitch(sentence);
}

function atLeast(name, value, least) {
  must(Number.isInteger(value) && value >= least, `${name} must be a whole number from ${least}`);
  return value;
}

function count(times) {
  return times === undefined ? Number.POSITIVE_INFINITY : atLeast('times', times, 1);
}
