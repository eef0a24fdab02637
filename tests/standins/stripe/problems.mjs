/** A refusal in the shape of Stripe's own: a status and an error object. */
export class Problem extends Error {
  constructor(status, error) {
    super(error.message);
    this.status = status;
    this.error = { type: 'invalid_request_error', ...error };
  }
}

/** Answers that there is no such object. */
export function missing(kind, id) {
  return new Problem(404, {
    code: 'resource_missing',
    param: 'id',
    message: `No such ${kind}: '${id}'`,
  });
}

/** Refuses a parameter. */
export function badParam(param, message) {
  return new Problem(400, { param, message });
}

/** Refusals of the call itself, before any work begins, by their status. */
export const REFUSALS = {
  403: { error: { type: 'invalid_request_error', message: 'This key may not do that.' } },
  429: { error: { type: 'rate_limit_error', code: 'rate_limit', message: 'Too many calls.' } },
};

/** The answer when something goes wrong on the provider's own side. */
export const SERVER_ERROR = {
  status: 500,
  value: { error: { type: 'api_error', message: 'An error of the stand-in.' } },
};
