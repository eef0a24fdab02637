import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { ADD, DELETE, REMOVE } from '~/ui/names';
import { Select } from '~/ui/select';
import { CREATURE_LIMITS } from '../kept/creature';
import { TakeSelect } from '../take/take-select';
import styles from './list.module.css';

type SeveralBarProps = {
  /** The number of matching creatures on all pages. */
  count: number;
  /** Whether there is more than one page. */
  isMore: boolean;
  folders: readonly { word: string }[];
  tags: readonly { word: string }[];
  parties: readonly { id: string; name: string }[];
  typed: { folder: string; tag: string } | null;
  /** The current query string, which describes the filter. */
  search: string;
};

/** The actions for the selected creatures, sticky at the bottom of the screen. */
export function SeveralBar({ count, isMore, search, typed, ...more }: SeveralBarProps) {
  const { folders, tags, parties } = more;
  return (
    <details className={styles.several} open={typed !== null || undefined} data-print="no">
      <summary data-ticked="With selected">With selected</summary>
      <div className={styles.acts}>
        {count > 1 && (
          <label className={styles.all}>
            <input type="checkbox" name="found" value="1" />
            {`All ${count.toLocaleString('en')} found${isMore ? ', on every page' : ''}`}
          </label>
        )}
        <div className={styles.act}>
          <Field
            label="Move to folder"
            placeholder="None"
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
        </div>
        <div className={styles.act}>
          <Field
            label="Tag"
            name="to-tag"
            maxLength={CREATURE_LIMITS.tagLetters}
            list="tags"
            autoComplete="off"
            defaultValue={typed?.tag ?? ''}
          />
          <Words id="tags" words={tags} />
          <Button kind="quiet" name="intent" value="tag" aria-label="Add the tag">
            {ADD}
          </Button>
          <Button kind="quiet" name="intent" value="untag" aria-label="Remove the tag">
            {REMOVE}
          </Button>
        </div>
        {parties.length > 0 && (
          <div className={styles.act}>
            <Select
              label="Show in the lookups of a party"
              name="to-party"
              choices={[
                { value: '', label: 'Only me' },
                ...parties.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <Button kind="quiet" name="intent" value="party" aria-label="Set the party">
              Set
            </Button>
          </div>
        )}
        <TakeSelect search={search} />
        <Button kind="quiet" icon="trash" name="intent" value="put-away">
          {DELETE}
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
