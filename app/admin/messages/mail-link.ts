/** In letters. */
const LONGEST_SUBJECT = 200;

/**
 * A link that opens a mail to somebody, with its subject. Whatever stands in either stays in its place: neither can add a
 * recipient, a header or a text of its own.
 */
export function mailLink(email: string, subject: string): string {
  // Control characters, and letters that are half of one.
  const plain = subject.replace(/\p{C}+/gu, ' ').trim();
  const oneLine = [...plain].slice(0, LONGEST_SUBJECT).join('');
  const to = encodeURIComponent(email.replace(/\p{C}/gu, '')).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(oneLine)}`;
}
