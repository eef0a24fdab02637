/** The reason phrases of statuses [RFC 9110]; HTTP/2 does not send them. */
const PHRASES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  411: 'Length Required',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  425: 'Too Early',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

const LONGEST_BODY = 500;

/** A failed response as one line, in the specified form: "413 Content Too Large — This file is too large." */
export function statusLine(status: number, body: string): string {
  const phrase = PHRASES[status] ?? 'Unknown';
  return `${status} ${phrase} — ${saidIn(body).slice(0, LONGEST_BODY)}`;
}

/** The `error` sentence of one of our JSON responses; any other body unchanged. */
function saidIn(body: string): string {
  try {
    const { error } = Object(JSON.parse(body));
    return typeof error === 'string' ? error : body;
  } catch {
    return body.trim();
  }
}
