import { Form, Link } from '@remix-run/react';
import type { HelpedFight } from '~/fights/kept/fight-helpers.server';
import type { ListedFight } from '~/fights/kept/fight-rows.server';
import { paths } from '~/paths';
import type { Edition } from '~/rules/edition';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { DeviceFightOffer } from '../live/device-fight-offer';
import { FOLDERS } from './fight-card';
import styles from './fight-shelf.module.css';
import { HelpedFights, JustLeft } from './helped-fights';
import { JustRemoved, KeptFights } from './kept-fights';
import { TablePicture } from './table-picture';

export type FightShelfProps = {
  fights: readonly ListedFight[];
  removed: readonly ListedFight[];
  /** The fight that was just deleted. */
  justRemoved: ListedFight | undefined;
  /** Fights of others that the user helps to run. */
  helped: readonly HelpedFight[];
  /** Whether the user has just left one of those. */
  left: boolean;
  /** The edition that the user chose, for a new fight. */
  edition: Edition;
  answer: ShelfAnswer | undefined;
};

/** Action data of the list's forms, when the page is shown again. */
export type ShelfAnswer = { problem?: string; upgrade?: true; typed?: Record<string, string> };

/** All fights of a user with Pro by folder, running ones first, and the form for a new one. */
export function FightShelf(props: FightShelfProps) {
  const { fights, removed, justRemoved, helped, left, edition, answer } = props;
  return (
    <main id="main" className={layout.stack}>
      <header className={styles.head}>
        <h1>My fights</h1>
        {fights.length > 0 && (
          <>
            <p className={layout.soft}>{countWords(fights)}</p>
            <details className={styles.fresh} open={answer?.typed !== undefined}>
              <summary>
                <Icon name="plus" /> New fight
              </summary>
              <StartForm typed={answer?.typed} edition={edition} />
            </details>
          </>
        )}
      </header>
      <ShelfProblem answer={answer} />
      <JustRemoved fight={justRemoved} />
      <JustLeft left={left} />
      <DeviceFightOffer kept={fights} />
      <HelpedFights fights={helped} />
      {fights.length === 0 && (
        <EmptyState
          title="No fights yet"
          picture={<TablePicture />}
          action={<StartForm typed={answer?.typed} edition={edition} />}
        >
          <p>Name your first fight, then add who is in it. It is saved in your account.</p>
        </EmptyState>
      )}
      <KeptFights fights={fights} removed={removed} pro />
    </main>
  );
}

/** Why the last form of the list was refused. */
export function ShelfProblem({ answer }: { answer: ShelfAnswer | undefined }) {
  if (!answer?.problem) return null;
  return (
    <Notice tone="problem" announce title={answer.problem}>
      {answer.upgrade && <Link to={paths.settings()}>Upgrade to Pro</Link>}
    </Notice>
  );
}

function countWords(fights: readonly ListedFight[]): string {
  const running = fights.filter(({ status }) => status === 'running').length;
  const all = fights.length === 1 ? 'One fight' : `${fights.length} fights`;
  return running === 0 ? all : `${all}, ${running} running`;
}

type StartFormProps = { typed: Record<string, string> | undefined; edition: Edition };

function StartForm({ typed, edition }: StartFormProps) {
  return (
    <Form method="post" className={styles.start}>
      <Field
        label="Fight name"
        name="name"
        maxLength={100}
        placeholder="Ambush at the ford"
        defaultValue={typed?.name}
        autoComplete="off"
      />
      <Field
        label="Folder"
        name="folder"
        list={FOLDERS}
        maxLength={60}
        placeholder="None"
        defaultValue={typed?.folder}
        autoComplete="off"
      />
      <Select
        label="Rules"
        name="edition"
        defaultValue={typed?.edition ?? edition}
        choices={[
          { value: '2014', label: '2014 (SRD 5.1)' },
          { value: '2024', label: '2024 (SRD 5.2)' },
        ]}
      />
      <Button name="intent" value="start" icon="plus">
        Start
      </Button>
    </Form>
  );
}
