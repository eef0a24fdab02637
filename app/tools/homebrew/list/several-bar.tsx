import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { Select } from '~/ui/select';
import { CREATURE_LIMITS } from '../kept/creature';
import { TakeSelect } from '../take/take-select';
import styles from './list.module.css';

type SeveralBarProps = {
  /** How many the address asks for, on all pages. */
  count: number;
  /** Whether they are on more than one page. */
  isMore: boolean;
  folders: readonly { word: string }[];
  tags: readonly { word: string }[];
  parties: readonly { id: string; name: string }[];
  typed: { folder: string; tag: string } | null;
};

/** What can be done with those that are ticked. It stays at the lower edge of the screen, where a thumb is. */
export function SeveralBar({ count, isMore, folders, tags, parties, typed }: SeveralBarProps) {
  return (
    <details className={styles.several} open={typed !== null || undefined} data-print="no">
      <summary data-ticked="With those that are ticked…">With those that are ticked…</summary>
      <div className={styles.acts}>
        {isMore && (
          <label className={styles.all}>
            <input type="checkbox" name="found" value="1" />
            {`All ${count.toLocaleString('en')} that were found, on every page`}
          </label>
        )}
        <fieldset>
          <legend>Folder</legend>
          <Field
            label="Move to"
            hint="Empty takes them out of their folder."
            name="to-folder"
            maxLength={CREATURE_LIMITS.folderLetters}
            list="folders"
            autoComplete="off"
            defaultValue={typed?.folder ?? ''}
          />
          <Words id="folders" words={folders} />
          <Button kind="quiet" name="intent" value="move">
            Move
          </Button>
        </fieldset>
        <fieldset>
          <legend>Tag</legend>
          <Field
            label="Which"
            hint="A word of your own, such as “swamp”."
            name="to-tag"
            maxLength={CREATURE_LIMITS.tagLetters}
            list="tags"
            autoComplete="off"
            defaultValue={typed?.tag ?? ''}
          />
          <Words id="tags" words={tags} />
          <div className={layout.row}>
            <Button kind="quiet" name="intent" value="tag">
              Add
            </Button>
            <Button kind="quiet" name="intent" value="untag">
              Take off
            </Button>
          </div>
        </fieldset>
        {parties.length > 0 && (
          <fieldset>
            <legend>Party</legend>
            <Select
              label="Whose people find them"
              hint="In their own lookups, to read and to run."
              name="to-party"
              choices={[
                { value: '', label: 'Nobody but me' },
                ...parties.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <Button kind="quiet" name="intent" value="party">
              Set
            </Button>
          </fieldset>
        )}
        <TakeSelect />
        <Button kind="quiet" icon="trash" name="intent" value="put-away">
          Put away
        </Button>
      </div>
    </details>
  );
}

function Words({ id, words }: { id: string; words: readonly { word: string }[] }) {
  return (
    <datalist id={id}>
      {words.map(({ word }) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}
