function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * A page of one sentence that leads on by itself. It asks for no script, style or picture: a browser follows it only once
 * the page has loaded whole, and on a slow line that is what counts.
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
