import { Form, Link } from '@remix-run/react';
import { battlePaths } from '~/battle-paths';
import { DuplicateForm } from '~/catalogue/duplicate/duplicate-form';
import { DuplicatedNotice } from '~/catalogue/duplicate/duplicated-notice';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { CopyLink } from '~/ui/copy-link';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { DELETE, SAVE } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { type Ask, askSearch } from '../address/ask';
import styles from '../screen/simulator.module.css';
import { BATTLE_SHELF } from './battle-limits';
import type { KeepAnswer } from './keep.server';

/** What the page needs for saving: the open stored battle, its share link, and an id for a new one. */
export type KeepFacts = {
  open: { id: string; name: string; version: number } | null;
  link: string | null;
  newId: string;
  done: string | null;
};

const DONE: Readonly<Record<string, string>> = {
  kept: 'Saved.',
  saved: 'Saved.',
  shared: 'Shared: whoever has the link can view it.',
  closed: 'Sharing stopped. The link no longer works.',
};

/** `mayTake`: whether the results may be exported. */
type KeepPanelProps = {
  ask: Ask;
  keep: KeepFacts;
  told: KeepAnswer | undefined;
  mayTake: boolean;
};

/** Saves, shares and exports the battle. */
export function KeepPanel({ ask, keep, told, mayTake }: KeepPanelProps) {
  const { open, link, newId, done } = keep;
  const search = askSearch(ask);
  const said = done !== null && Object.hasOwn(DONE, done) ? DONE[done] : undefined;
  const isThere = mayTake && ask.sides.a.length > 0 && ask.sides.b.length > 0;
  return (
    <section id="keep" className={styles.keep} aria-labelledby="keep-heading" data-print="no">
      <h2 id="keep-heading">Save</h2>
      {told && (
        <Notice tone="problem" announce title={told.problem}>
          {told.upgrade && (
            <p>
              <Link to={paths.settings()}>Upgrade to Pro</Link>
            </p>
          )}
        </Notice>
      )}
      {!told && <DuplicatedNotice />}
      {said && !told && <Notice tone="good" announce title={said} />}
      <Form
        method="post"
        action={`${paths.battleSimulator()}${search}`}
        preventScrollReset
        className={styles.words}
      >
        <input type="hidden" name="id" value={newId} />
        <input type="hidden" name="version" value={open?.version ?? ''} />
        <Field
          key={`${open?.id} ${open?.version}`}
          label="Name"
          name="name"
          maxLength={BATTLE_SHELF.nameLetters}
          defaultValue={told?.typed ?? open?.name ?? ''}
          autoComplete="off"
        />
        <Button kind="quiet" icon="star" name="intent" value="keep">
          {SAVE}
        </Button>
        {open !== null && (
          <div className={styles.presses} data-wide="yes">
            <Button kind="plain" name="intent" value="keep-new">
              Save as new
            </Button>
            <Button kind="plain" name="intent" value={link === null ? 'share' : 'stop-sharing'}>
              {link === null ? 'Share' : 'Stop sharing'}
            </Button>
            <Button kind="plain" name="intent" value="put-away">
              {DELETE}
            </Button>
          </div>
        )}
      </Form>
      {open !== null && <DuplicateForm kind="simulation" id={open.id} />}
      {link !== null && (
        <p className={layout.row}>
          <a href={link}>{link}</a>
          <CopyLink address={link} />
        </p>
      )}
      <p className={styles.looks}>
        <Link to={battlePaths.shelf()}>My simulations</Link>
        <Link to={battlePaths.bring()}>Import</Link>
        {isThere && (
          <>
            <Link reloadDocument to={battlePaths.as('text', search)}>
              Export as text
            </Link>
            <Link reloadDocument to={battlePaths.as('csv', search)}>
              Export as CSV
            </Link>
            <Link reloadDocument to={battlePaths.as('json', search)}>
              Export as file
            </Link>
          </>
        )}
      </p>
    </section>
  );
}
