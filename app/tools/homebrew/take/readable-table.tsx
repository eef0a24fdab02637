import { HOMEBREW_FORMATS, READ_FORMS } from '~/compendium/foreign/forms';
import { REFUSALS } from '~/compendium/foreign/refusals';
import { Table } from '~/ui/table';

/** Each form of file that can be imported, with where it comes from and what of it does not come along. */
export function ReadableTable() {
  return (
    <Table caption="What can be imported" captionHidden>
      <thead>
        <tr>
          <th scope="col">Form</th>
          <th scope="col">Where it comes from</th>
          <th scope="col">What does not come along</th>
        </tr>
      </thead>
      <tbody>
        {HOMEBREW_FORMATS.map((format) => (
          <tr key={format}>
            <th scope="row">{READ_FORMS[format].name}</th>
            <td>{READ_FORMS[format].where}</td>
            <td>{READ_FORMS[format].drops}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What is known and refused, with what to do instead. */
export function RefusedTable() {
  return (
    <Table caption="What is refused" captionHidden>
      <thead>
        <tr>
          <th scope="col">File of</th>
          <th scope="col">Why</th>
          <th scope="col">What to do instead</th>
        </tr>
      </thead>
      <tbody>
        {REFUSALS.map(({ program, why, instead }) => (
          <tr key={program}>
            <th scope="row">{program}</th>
            <td>{why}</td>
            <td>{instead}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
