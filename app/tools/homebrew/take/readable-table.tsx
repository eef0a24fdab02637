import { FORMAT_NAMES } from '~/compendium/foreign/format-names';
import { HOMEBREW_FORMATS } from '~/compendium/foreign/reading';
import { Table } from '~/ui/table';
import { READABLE } from './readable';

/** Each form of file that can be brought along, with where it comes from. */
export function ReadableTable() {
  return (
    <Table caption="What can be brought along" captionHidden>
      <thead>
        <tr>
          <th scope="col">Form</th>
          <th scope="col">Where it comes from</th>
        </tr>
      </thead>
      <tbody>
        {HOMEBREW_FORMATS.map((format) => (
          <tr key={format}>
            <th scope="row">{FORMAT_NAMES[format]}</th>
            <td>{READABLE[format]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
