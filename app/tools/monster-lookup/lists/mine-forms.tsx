import { type FormEvent, useId, useRef, useState } from 'react';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { momentWords } from '~/ui/day-words';
import { Field, TextArea } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { useHydrated } from '~/ui/use-hydrated';
import type { KnownMonster } from '../device-lists';
import { LIST_LIMITS } from './list-limits';
import { idsIn, type MineAnswer, type MineFacts } from './mine-facts';
import styles from './mine-forms.module.css';
import { useNoteDraft } from './use-note-draft';

type MineFormsProps = {
  monster: KnownMonster;
  facts: MineFacts;
  /** The owner's id, or an empty text for data on the device without an account. */
  owner: string;
  /** The server's response to a form sent without scripts. */
  answer?: MineAnswer | undefined;
  /** The idempotency key for a new list in such a form. */
  listKey?: string;
  /** Saves a form's fields when scripts run. */
  keep: (fields: Record<string, string>) => Promise<MineAnswer>;
};

const SAVED = { lists: 'Lists saved.', note: 'Note saved.' } as const;

/** The lists of a monster, and the private note on it; each form has its own button. */
export function MineForms(props: MineFormsProps) {
  const { monster, owner, keep } = props;
  const hydrated = useHydrated();
  const [told, setTold] = useState<MineAnswer | undefined>(props.answer);
  const [busy, setBusy] = useState<string | null>(null);
  /** The idempotency key of the list that the form may create. */
  const key = useRef(props.listKey ?? null);
  /** Counts saves, to reset the selection of lists to the saved state. */
  const [round, setRound] = useState(0);
  const [fresh, setFresh] = useState<MineFacts | null>(null);
  const facts = owner === '' || fresh === null ? props.facts : fresh;
  const theirs = told?.theirs;
  const draft = useNoteDraft(owner, monster, facts.note.text);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    const form = new FormData(sent);
    const fields: Record<string, string> = {};
    for (const name of new Set(form.keys())) fields[name] = form.getAll(name).join(' ');
    key.current ??= crypto.randomUUID();
    fields.key = key.current;
    setBusy(fields.intent ?? null);
    const answer = await keep(fields);
    setBusy(null);
    setTold(answer);
    if (!answer.saved) return;
    if (answer.facts) setFresh(answer.facts);
    if (answer.saved === 'lists') {
      key.current = null;
      setRound((count) => count + 1);
    } else {
      // Input typed during the request is not saved yet.
      draft.note(String(new FormData(sent).get('note')), fields.note ?? '');
    }
  }

  const unsaved =
    draft.isUnsaved && draft.found
      ? `Not saved yet, from ${momentWords(draft.found.at)}.`
      : undefined;
  const form = {
    method: 'post',
    action: paths.monsterMine(monster),
    onSubmit: hydrated ? handleSubmit : undefined,
  } as const;
  return (
    <div className={styles.mine} data-print="no">
      <div role="status">{told?.saved && <Notice tone="good" title={SAVED[told.saved]} />}</div>
      {told?.problem && (
        <Notice tone={theirs ? 'warning' : 'problem'} announce title={told.problem}>
          {theirs && (
            <>
              <p>{theirs.text === '' ? 'The other note is empty.' : 'The other note:'}</p>
              {theirs.text !== '' && (
                <blockquote className={styles.theirs}>{theirs.text}</blockquote>
              )}
              <p>Save the note again to replace it with yours.</p>
            </>
          )}
        </Notice>
      )}
      <form {...form}>
        <input type="hidden" name="intent" value="lists" />
        <ListChoice key={round} facts={facts} typed={told?.typed} listKey={props.listKey} />
        <Button kind="quiet" busy={busy === 'lists'}>
          Save lists
        </Button>
      </form>
      <form {...form}>
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="seen" value={theirs?.version ?? facts.note.version} />
        <TextArea
          key={draft.found?.at}
          name="note"
          label="Private note"
          hint={unsaved}
          rows={6}
          counter={LIST_LIMITS.noteLength}
          defaultValue={draft.found?.text ?? told?.typed?.note ?? facts.note.text}
          onInput={(event) => draft.note(event.currentTarget.value, facts.note.text)}
        />
        <Button kind="quiet" busy={busy === 'note'}>
          Save note
        </Button>
      </form>
    </div>
  );
}

type ListChoiceProps = {
  facts: MineFacts;
  typed: Record<string, string> | undefined;
  listKey: string | undefined;
};

function ListChoice({ facts: { lists }, typed, listKey }: ListChoiceProps) {
  const heading = useId();
  const marked = typed?.in === undefined ? null : idsIn([typed.in]);
  const was = lists.filter(({ holds }) => holds).map(({ id }) => id);
  return (
    <fieldset className={styles.lists} aria-labelledby={heading}>
      <legend id={heading}>Lists</legend>
      <input type="hidden" name="was" value={was.join(' ')} />
      {listKey && <input type="hidden" name="key" value={listKey} />}
      {lists.length > 0 && (
        <ul>
          {lists.map(({ id, name, count, holds }) => (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  name="in"
                  value={id}
                  defaultChecked={marked ? marked.includes(id) : holds}
                />
                <span>
                  {name} <small>{count}</small>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <Field name="name" label="New list" autoComplete="off" defaultValue={typed?.name} />
    </fieldset>
  );
}
