export type MarkedTable = {
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

export type MarkedWordsProps = {
  /** Text between `*` is emphasized. */
  lines: readonly string[];
  table?: MarkedTable;
  /** What the table is about. */
  title: string;
};

/** A few short sentences, as a list when there are several, and a small table below. */
export function MarkedWords({ lines, table, title }: MarkedWordsProps) {
  const [only, ...more] = lines;
  return (
    <>
      {only !== undefined && more.length === 0 && (
        <p>
          <MarkedLine line={only} />
        </p>
      )}
      {more.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>
              <MarkedLine line={line} />
            </li>
          ))}
        </ul>
      )}
      {table && <SmallTable table={table} title={title} />}
    </>
  );
}

function MarkedLine({ line }: { line: string }) {
  return line.split('*').map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the pieces never changes
    at % 2 === 1 ? <b key={at}>{piece}</b> : piece,
  );
}

function SmallTable({ table, title }: { table: MarkedTable; title: string }) {
  return (
    <table aria-label={title}>
      <thead>
        <tr>
          {table.head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell, at) => (
              <td key={table.head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
