import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
const SKEW_MS = 5 * 60_000;
const MUST_BE_SIGNED = ['host', 'x-amz-date', 'x-amz-target'];

/** Checks AWS Signature Version 4 of a request: null when it is valid, otherwise the error's type and message. */
export function signatureProblem(
  { method, url, headers, body },
  { accessKeyId, secretAccessKey, region },
  now,
) {
  if (!headers.authorization) {
    return problem('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  const match = AUTHORIZATION.exec(headers.authorization);
  if (!match)
    return problem('IncompleteSignatureException', 'The Authorization header is not complete.');
  const [, keyId, day, scopeRegion, service, signedHeaders, signature] = match;
  const names = signedHeaders.split(';');

  if (keyId !== accessKeyId) {
    return problem(
      'UnrecognizedClientException',
      'The security token included in the request is invalid.',
    );
  }
  if (service !== 'cognito-idp' || scopeRegion !== region) {
    return problem(
      'InvalidSignatureException',
      `Credential should be scoped to ${region}/cognito-idp.`,
    );
  }
  if (!MUST_BE_SIGNED.every((name) => names.includes(name))) {
    return problem(
      'InvalidSignatureException',
      `These headers must be signed: ${MUST_BE_SIGNED.join(', ')}.`,
    );
  }
  const date = headers['x-amz-date'];
  const at = timeOf(date);
  if (!date.startsWith(day) || !(Math.abs(now - at) <= SKEW_MS)) {
    return problem('InvalidSignatureException', `Signature expired or not yet current: ${date}`);
  }
  const wanted = signatureOf({
    method,
    url,
    headers,
    body,
    names,
    date,
    day,
    region,
    secretAccessKey,
  });
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), wanted)) {
    return problem(
      'InvalidSignatureException',
      'The request signature we calculated does not match the signature you provided.',
    );
  }
  return null;
}

function signatureOf({ method, url, headers, body, names, date, day, region, secretAccessKey }) {
  const scope = `${day}/${region}/cognito-idp/aws4_request`;
  const canonical = [
    method,
    encodeURI(url.pathname),
    canonicalQuery(url.searchParams),
    ...names.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/\s+/g, ' ')}`,
    ),
    '',
    names.join(';'),
    sha256(body),
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [day, region, 'cognito-idp', 'aws4_request'].reduce(
    (secret, part) => hmac(secret, part),
    `AWS4${secretAccessKey}`,
  );
  return hmac(key, text);
}

function canonicalQuery(params) {
  return [...params]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
}

function timeOf(date) {
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date ?? '') ?? [];
  return Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();

function problem(type, message) {
  return { type, message };
}
