import { LOSES } from '../out/loses';
import { lossesInWords } from './loss-words';
import { isWritten, TAKE_FORM_NAMES, TAKE_FORMS } from './take-forms';
import { WordsTable } from './words-table';

/** Each form that creatures can be taken along in, with what it loses of a record that goes out and comes in again. */
export function FormatsTable() {
  return (
    <WordsTable
      caption="What can be taken along"
      columns={['Form', 'For', 'Comes back without']}
      rows={TAKE_FORM_NAMES.map((form) => [
        TAKE_FORMS[form].name,
        TAKE_FORMS[form].what,
        isWritten(form) ? (
          <Losses key={form} losses={lossesInWords(LOSES[form])} />
        ) : (
          'It is to be looked at, and does not come back.'
        ),
      ])}
    />
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
