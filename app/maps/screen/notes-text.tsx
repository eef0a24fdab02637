import { type NoteWords, readNotes } from '../map/notes-marks';

/** A note in Markdown, as text: nothing of it becomes HTML but headings, lists and emphasis. */
export function NotesText({ text }: { text: string }) {
  return (
    <>
      {readNotes(text).map((block, at) => {
        // A note is only ever shown as a whole, so that the place of a block is its identity.
        const key = `${block.kind} ${at}`;
        if (block.kind === 'list') {
          return (
            <ul key={key}>
              {block.items.map((item, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list have no other key
                <li key={place}>
                  <Words words={item} />
                </li>
              ))}
            </ul>
          );
        }
        return (
          <p key={key}>
            {block.kind === 'heading' ? (
              <strong>
                <Words words={block.words} />
              </strong>
            ) : (
              <Words words={block.words} />
            )}
          </p>
        );
      })}
    </>
  );
}

function Words({ words }: { words: readonly NoteWords[] }) {
  return (
    <>
      {words.map(({ text, as }, at) => {
        const key = `${as} ${at}`;
        if (as === 'strong') return <strong key={key}>{text}</strong>;
        if (as === 'em') return <em key={key}>{text}</em>;
        return text;
      })}
    </>
  );
}
