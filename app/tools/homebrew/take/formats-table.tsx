import { Table } from '~/ui/table';
import { LOSES } from '../out/loses';
import { lossesInWords } from './loss-words';
import { isWritten, TAKE_FORM_NAMES, TAKE_FORMS } from './take-forms';

/** Each form that creatures can be taken along in, with what it loses of a record that goes out and comes in again. */
export function FormatsTable() {
  return (
    <Table caption="What can be taken along">
      <thead>
        <tr>
          <th scope="col">Form</th>
          <th scope="col">For</th>
          <th scope="col">Comes back without</th>
        </tr>
      </thead>
      <tbody>
        {TAKE_FORM_NAMES.map((form) => (
          <tr key={form}>
            <th scope="row">{TAKE_FORMS[form].name}</th>
            <td>{TAKE_FORMS[form].what}</td>
            <td>
              {isWritten(form) ? (
                <Losses losses={lossesInWords(LOSES[form])} />
              ) : (
                'It is to be looked at, and does not come back.'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Losses({ losses }: { losses: readonly { fields: string; why: string }[] }) {
  if (losses.length === 0) return 'Nothing: it comes back as it went.';
  return (
    <ul>
      {losses.map(({ fields, why }) => (
        <li key={fields}>
          <strong>{`${fields}.`}</strong> {why}
        </li>
      ))}
    </ul>
  );
}
