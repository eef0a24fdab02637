const MOST_REQUESTS = 2000;

/** Records the stand-in's requests and issued tokens for tests. */
export function createRequestLog() {
  const requests = [];
  const tokens = [];
  const invitations = [];
  const resets = [];

  return {
    record(request) {
      const entry = { at: new Date().toISOString(), ...request, status: null };
      requests.push(entry);
      if (requests.length > MOST_REQUESTS) requests.shift();
      return entry;
    },
    handedOut(...values) {
      for (const value of values) if (value) tokens.push(value);
      tokens.splice(0, Math.max(0, tokens.length - MOST_REQUESTS));
    },
    invited: (invitation) => invitations.push(invitation),
    resetMailed: (reset) => resets.push(reset),
    /** The requests in order, every issued token, and every mailed invitation and password reset code. */
    contents: () => structuredClone({ requests, tokens, invitations, resets }),
    reset() {
      for (const list of [requests, tokens, invitations, resets]) list.length = 0;
    },
  };
}
