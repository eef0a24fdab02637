/** Words of a record as the paragraphs of a field in Foundry VTT; whatever looks like markup in them stays as it was written. */
export function foundryHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .split('\n')
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
}
