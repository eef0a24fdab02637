/** Sends a JSON response. */
export function sendJson(res, status, value) {
  send(res, status, 'application/json; charset=utf-8', JSON.stringify(value));
}

/** Sends a response of the AWS JSON 1.1 protocol. */
export function sendAwsJson(res, status, value) {
  send(res, status, 'application/x-amz-json-1.1', JSON.stringify(value));
}

/** Sends a page that may not be framed and may not run scripts. */
export function sendPage(res, status, html) {
  res.setHeader(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  );
  send(res, status, 'text/html; charset=utf-8', html);
}

/** Redirects the browser. */
export function sendTo(res, location) {
  res.writeHead(302, { location, 'cache-control': 'no-store' }).end();
}

function send(res, status, type, text) {
  if (res.headersSent || res.destroyed) return;
  res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}
