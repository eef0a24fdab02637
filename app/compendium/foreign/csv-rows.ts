export type CsvRow = { readonly cells: readonly string[]; readonly line: number };

/** Parses a CSV table into rows with their start lines: RFC 4180, with semicolons or tabs as separators as well. */
export function csvRows(text: string, most: number): CsvRow[] {
  const divider = dividerOf(text);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let [line, began] = [1, 1];
  const endRow = () => {
    if (cells.length > 0 || cell.trim() !== '')
      rows.push({ cells: [...cells, cell].map(withoutGuard), line: began });
    [cells, cell] = [[], ''];
  };
  for (let at = 0; at < text.length && rows.length < most; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\n') line += 1;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') [quoted, cell] = [true, ''];
    else if (sign === divider) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      endRow();
      began = line;
    } else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
}

/** Removes the apostrophe that our own CSV export puts before a cell that a spreadsheet would read as a formula. */
function withoutGuard(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/, '');
}

function dividerOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
