/** A refusal in Stripe's format: a status and an error object. */
export class Problem extends Error {
  constructor(status, error) {
    super(error.message);
    this.status = status;
    this.error = { type: 'invalid_request_error', ...error };
  }
}

/** The refusal for an object that does not exist. */
export function missing(kind, id) {
  return new Problem(404, {
    code: 'resource_missing',
    param: 'id',
    message: `No such ${kind}: '${id}'`,
  });
}

/** The refusal of a parameter. */
export function badParam(param, message) {
  return new Problem(400, { param, message });
}

/** Refusals of the call itself, before any work, by status. */
export const REFUSALS = {
  403: { error: { type: 'invalid_request_error', message: 'This key may not do that.' } },
  429: { error: { type: 'rate_limit_error', code: 'rate_limit', message: 'Too many calls.' } },
};

/** The response to an internal error of the provider. */
export const SERVER_ERROR = {
  status: 500,
  value: { error: { type: 'api_error', message: 'An error of the stand-in.' } },
};
