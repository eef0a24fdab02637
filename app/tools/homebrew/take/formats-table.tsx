import { LOSES } from '../out/loses';
import { lossesInWords } from './loss-words';
import { isWritten, TAKE_FORM_NAMES, TAKE_FORMS } from './take-forms';
import { WordsTable } from './words-table';

/** A table of the export formats, with what each loses on re-import. */
export function FormatsTable() {
  return (
    <WordsTable
      caption="Export formats"
      columns={['Format', 'For', 'Lost on import']}
      rows={TAKE_FORM_NAMES.map((form) => [
        TAKE_FORMS[form].name,
        TAKE_FORMS[form].what,
        isWritten(form) ? (
          <Losses key={form} losses={lossesInWords(LOSES[form])} />
        ) : (
          'Cannot be imported again.'
        ),
      ])}
    />
  );
}

function Losses({ losses }: { losses: readonly { fields: string; why: string }[] }) {
  if (losses.length === 0) return 'Nothing.';
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
