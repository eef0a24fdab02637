/** In characters. */
const LONGEST_SUBJECT = 200;

/** A mailto link with a subject. Both parts are escaped: neither can add a recipient, a header or body text. */
export function mailLink(email: string, subject: string): string {
  // Removes control characters and lone surrogates.
  const plain = subject.replace(/\p{C}+/gu, ' ').trim();
  const oneLine = [...plain].slice(0, LONGEST_SUBJECT).join('');
  const to = encodeURIComponent(email.replace(/\p{C}/gu, '')).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(oneLine)}`;
}
