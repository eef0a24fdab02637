import { HOMEBREW_FORMATS, READ_FORMS } from '~/compendium/foreign/forms';
import { REFUSALS } from '~/compendium/foreign/refusals';
import { WordsTable } from './words-table';

/** Each form of file that can be imported, with where it comes from and what of it does not come along. */
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

/** What is known and refused, with what to do instead. */
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
