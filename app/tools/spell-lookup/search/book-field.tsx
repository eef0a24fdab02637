import styles from './search-form.module.css';

/** A spellbook that a search can be limited to. */
export type BookChoice = { id: string; name: string };

/** Limits a search to one of the user's spellbooks, and optionally to spells that can be cast now. */
export function BookField({
  books,
  params,
}: {
  books: readonly BookChoice[];
  params: URLSearchParams;
}) {
  if (books.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>Spellbook</legend>
      <label className={styles.field}>
        <span>Only in</span>
        <select name="book" defaultValue={params.get('book') ?? ''}>
          <option value="">All spells</option>
          {books.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.tick}>
        <input
          type="checkbox"
          name="ready"
          value="yes"
          defaultChecked={params.get('ready') === 'yes'}
        />
        Prepared or ritual
      </label>
    </fieldset>
  );
}
