import { HOMEBREW_FORMATS, READ_FORMS } from '~/compendium/foreign/forms';
import { REFUSALS } from '~/compendium/foreign/refusals';
import { WordsTable } from './words-table';

/** A table of the import formats, with their origin and what is not imported. */
export function ReadableTable() {
  return (
    <WordsTable
      caption="What can be imported"
      captionHidden
      columns={['Format', 'Where to get it', 'Not imported']}
      rows={HOMEBREW_FORMATS.map((format) => {
        const { name, where, drops } = READ_FORMS[format];
        return [name, where, drops];
      })}
    />
  );
}

/** A table of the known formats that are rejected, with alternatives. */
export function RefusedTable() {
  return (
    <WordsTable
      caption="What is refused"
      captionHidden
      columns={['File from', 'Why', 'What to do instead']}
      rows={REFUSALS.map(({ program, why, instead }) => [program, why, instead])}
    />
  );
}
