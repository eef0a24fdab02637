/** Answers with JSON. */
export function sendJson(res, status, value) {
  send(res, status, 'application/json; charset=utf-8', JSON.stringify(value));
}

/** Answers as the AWS JSON 1.1 protocol does. */
export function sendAwsJson(res, status, value) {
  send(res, status, 'application/x-amz-json-1.1', JSON.stringify(value));
}

/** Answers with a page that may not be framed and runs no script. */
export function sendPage(res, status, html) {
  res.setHeader(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  );
  send(res, status, 'text/html; charset=utf-8', html);
}

/** Sends the browser elsewhere. */
export function sendTo(res, location) {
  res.writeHead(302, { location, 'cache-control': 'no-store' }).end();
}

function send(res, status, type, text) {
  if (res.headersSent || res.destroyed) return;
  res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}
