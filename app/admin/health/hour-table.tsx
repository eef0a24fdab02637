import { COUNTED_KINDS } from '~/platform/hour-counts';
import { Table } from '~/ui/table';
import { countWords, hourWords } from './health-words';
import type { Hour } from './hours';

/** The numbers of the chart, the latest hour first. */
export function HourTable({ hours }: { hours: readonly Hour[] }) {
  return (
    <Table caption="Requests by hour (UTC), newest first" captionHidden dense>
      <thead>
        <tr>
          <th scope="col">Hour</th>
          <th scope="col" data-kind="number">
            Requests
          </th>
          <th scope="col" data-kind="number">
            Failed
          </th>
          <th scope="col" data-kind="number">
            Refused
          </th>
          {COUNTED_KINDS.map((kind) => (
            <th key={kind} scope="col" data-kind="number">
              {kind === 'json' ? 'JSON' : kind.replace(/^./, (letter) => letter.toUpperCase())}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.toReversed().map((hour) => (
          <tr key={hour.hour}>
            <th scope="row">{hourWords(hour.hour)}</th>
            <td data-kind="number">{countWords(hour.requests)}</td>
            <td data-kind="number">{hour.errors > 0 ? `▲ ${countWords(hour.errors)}` : '0'}</td>
            <td data-kind="number">{countWords(hour.refusals)}</td>
            {COUNTED_KINDS.map((kind) => (
              <td key={kind} data-kind="number">
                {countWords(hour.byKind[kind] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
