/** The page follows its own address: only another page, or an action, asks the server again. */
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
