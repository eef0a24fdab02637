function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * A page of one sentence that redirects by itself. It loads no script, style or image, because a browser follows the
 * redirect only when the page has loaded completely, which takes long on a slow connection.
 */
export function plainDocument({ text, goTo }: { text: string; goTo: string }): string {
  const address = escaped(goTo);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0;url=${address}">
<title>${escaped(text)}</title>
</head>
<body>
<main id="main">
<p role="status">${escaped(text)}</p>
<p><a href="${address}">Continue</a></p>
</main>
</body>
</html>
`;
}

export const HTML_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
};
