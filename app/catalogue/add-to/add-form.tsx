import { Link } from '@remix-run/react';
import type { FormEvent } from 'react';
import { homebrewPaths } from '~/homebrew-paths';
import { paths } from '~/paths';
import { Button, LinkButton } from '~/ui/button';
import { Field } from '~/ui/field';
import { UNDO } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { type AddAnswer, type AddFacts, type AddGroup, MOST_AT_ONCE } from './add-facts';
import styles from './add-form.module.css';

type AddFormProps = {
  facts: AddFacts;
  answer?: AddAnswer | undefined;
  /** What is being sent: the target or the undo; null when nothing is. */
  busy?: string | null;
  /** Sends a form when scripts run; else the browser posts it to the page. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
};

/** What a thing can be added to, each by one press, with what was added last. */
export function AddForm({ facts, answer, busy = null, onSubmit }: AddFormProps) {
  const { thing, groups, ways, copies, signedOut, key } = facts;
  const form = { method: 'post', action: paths.add(thing), onSubmit } as const;
  return (
    <div className={styles.add}>
      <div role="status">{answer?.ok && <Added {...{ answer, form, formKey: key, busy }} />}</div>
      {answer?.ok === false && (
        <Notice tone="problem" announce title={answer.problem}>
          {answer.upgrade && <Link to={paths.settings()}>Upgrade to Pro</Link>}
        </Notice>
      )}
      {signedOut && (
        <p>
          <Link to={paths.login(paths.add(thing))} prefetch="none">
            Sign in
          </Link>{' '}
          to add {thing.name} to what you have saved.
        </p>
      )}
      {groups.length > 0 && (
        <form {...form} className={styles.groups}>
          {/* The first button is disabled, so that Enter in the number adds it to nothing by chance. */}
          <button type="submit" disabled hidden />
          <input type="hidden" name="key" value={key} />
          {thing.kind === 'monster' && (
            <Field
              label="How many"
              name="count"
              type="number"
              min={1}
              max={MOST_AT_ONCE}
              defaultValue={1}
            />
          )}
          {groups.map((group) => (
            <Group key={group.title} group={group} busy={busy} />
          ))}
        </form>
      )}
      {groups.map(
        ({ title, fresh }) =>
          fresh && (
            <form key={title} {...form} className={styles.fresh}>
              <input type="hidden" name="key" value={key} />
              <Field
                label={fresh.label}
                name="name"
                placeholder={fresh.usual || thing.name}
                maxLength={fresh.longest}
                autoComplete="off"
              />
              <Button kind="quiet" name="to" value={fresh.to} busy={busy === fresh.to}>
                {fresh.button}
              </Button>
            </form>
          ),
      )}
      {(ways.length > 0 || copies) && (
        <div className={styles.ways}>
          {ways.map(({ says, to }) => (
            <LinkButton key={to} kind="quiet" to={to} discover="none">
              {says}
            </LinkButton>
          ))}
          {copies && (
            <form method="post" action={homebrewPaths.new()}>
              <input type="hidden" name="way" value="copy" />
              <input type="hidden" name="from" value={thing.id} />
              <input type="hidden" name="id" value={key} />
              <Button kind="quiet" icon="anvil">
                Make it my own
              </Button>
            </form>
          )}
        </div>
      )}
      {!signedOut && groups.length === 0 && ways.length === 0 && (
        <p>You have nothing yet that {thing.name} can be added to.</p>
      )}
    </div>
  );
}

type FormProps = {
  method: 'post';
  action: string;
  onSubmit: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
};

type AddedProps = {
  answer: AddAnswer & { ok: true };
  form: FormProps;
  formKey: string;
  busy: string | null;
};

function Added({ answer, form, formKey, busy }: AddedProps) {
  const { said, to, name, undo } = answer;
  return (
    <Notice tone="good" title={`${said}.`}>
      <div className={styles.added}>
        <Link to={to} discover="none">{`Open ${name}`}</Link>
        {undo !== null && (
          <form {...form}>
            <input type="hidden" name="key" value={formKey} />
            <Button kind="quiet" compact icon="undo" name="undo" value={undo} busy={busy === undo}>
              {UNDO}
            </Button>
          </form>
        )}
      </div>
    </Notice>
  );
}

function Group({ group: { title, targets }, busy }: { group: AddGroup; busy: string | null }) {
  if (targets.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Targets targets={targets.slice(0, AT_FIRST)} busy={busy} />
      {targets.length > AT_FIRST && (
        <details>
          <summary>{`${targets.length - AT_FIRST} more`}</summary>
          <Targets targets={targets.slice(AT_FIRST)} busy={busy} />
        </details>
      )}
    </section>
  );
}

/** How many targets of a kind are shown before the rest is opened: those used last. */
const AT_FIRST = 8;

function Targets({ targets, busy }: { targets: AddGroup['targets']; busy: string | null }) {
  return (
    <ul>
      {targets.map(({ to, name, says }) => (
        <li key={to}>
          <Button kind="plain" name="to" value={to} busy={busy === to} className={styles.target}>
            <b>{name}</b>
            <span>{says}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
