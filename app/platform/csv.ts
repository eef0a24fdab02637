/** First characters that make a spreadsheet evaluate a cell [OWASP: CSV injection], full-width forms included. */
const FORMULA = /^[=+\-@\t\r\0＝＋－＠]/;

/**
 * One line of a CSV file (RFC 4180), every field in quotes; a text that a spreadsheet would take for a formula is
 * escaped with `'`.
 */
export function csvLine(fields: readonly (string | number | null)[]): string {
  return `${fields.map(cell).join(',')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '""';
  if (typeof value === 'number') return `"${value}"`;
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** The headers of a private CSV download with this file name. */
export function csvHeaders(fileName: string): Record<string, string> {
  return {
    'Content-Type': 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': `attachment; filename="${fileName.replace(/[^\w.-]/g, '-')}"`,
    'Cache-Control': 'private, no-store',
  };
}
