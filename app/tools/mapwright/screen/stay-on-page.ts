/** The page updates its own URL: only another page, or an action, makes a server request. */
export function stayOnPage(asked: {
  currentUrl: URL;
  nextUrl: URL;
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = asked;
  if (formMethod !== undefined && formMethod.toUpperCase() !== 'GET') return false;
  return currentUrl.href !== nextUrl.href && defaultShouldRevalidate;
}
