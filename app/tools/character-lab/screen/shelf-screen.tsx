import { Form, Link } from '@remix-run/react';
import { NeedsPro } from '~/account/gate/needs-pro';
import { characterPaths } from '~/character-paths';
import type { ListedCharacter } from '~/characters/kept/characters.server';
import { EDITIONS, type Edition } from '~/rules/edition';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { type BeginFacts, BeginWays } from '../begin/begin-ways';
import styles from './shelf.module.css';

export type ShelfScreenProps = Pick<BeginFacts, 'classes' | 'archetypes'> & {
  kept: readonly ListedCharacter[];
  /** Those that were put away and can still be brought back, the latest first. */
  putAway: readonly { id: string; name: string }[];
  /** The one that was put away just now, and the party in which it keeps its seat. */
  away: { id: string; name: string; satIn: string | null } | null;
  /** What the form for a new one sends as its id, so that sending it twice makes one. */
  fresh: string;
  edition: Edition;
  mayChange: boolean;
  told: { problem: string | null; said: string | null } | null;
};

/** One's characters, and the way to a new one. */
export default function ShelfScreen(props: ShelfScreenProps) {
  const { kept, putAway, away, told } = props;
  return (
    <main id="main" className={layout.stack}>
      <h1>Character Lab</h1>
      {told?.problem && <Notice tone="problem" announce title={told.problem} />}
      {told?.said && <Notice tone="good" announce title={told.said} />}
      {away && !told && (
        <Notice tone="good" announce dismissTo={characterPaths.list()}>
          <Form method="post" replace className={layout.row}>
            <span>
              {away.satIn === null
                ? `${away.name} was put away.`
                : `${away.name} was put away. Its place in “${away.satIn}” is kept for it.`}
            </span>
            <input type="hidden" name="id" value={away.id} />
            <Button kind="quiet" compact name="intent" value="bring-back" icon="undo">
              Bring it back
            </Button>
          </Form>
        </Notice>
      )}
      <NewCharacter {...props} />
      {props.mayChange && <BeginWays {...props} />}
      {props.mayChange && (
        <p>
          <Link to={characterPaths.import()}>Bring a character along as a file</Link>, from here,
          from D&D Beyond or from Foundry.
        </p>
      )}
      {kept.length === 0 ? (
        <EmptyState title="No characters yet" icon="star">
          <p>
            Begin one above, step by step in any order or all at once: every number follows by
            itself.
          </p>
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {kept.map((one) => (
            <li key={one.id}>
              <CharacterCard one={one} mayChange={props.mayChange} />
            </li>
          ))}
        </ul>
      )}
      {putAway.length > 0 && <PutAway list={putAway} />}
    </main>
  );
}

function NewCharacter({ fresh, edition, mayChange }: ShelfScreenProps) {
  if (!mayChange) {
    return (
      <NeedsPro
        what="Making characters"
        free="Those that you have stay here: reading, printing and export stay free."
      />
    );
  }
  return (
    <Form method="post" className={styles.fresh} aria-label="A new character">
      <input type="hidden" name="id" value={fresh} />
      <Field label="Name of a new character" name="name" maxLength={80} autoComplete="off" />
      <Select
        label="Rules"
        name="edition"
        defaultValue={edition}
        choices={EDITIONS.map((value) => ({ value, label: `Rules of ${value}` }))}
      />
      <Button name="intent" value="new" icon="plus">
        Begin
      </Button>
    </Form>
  );
}

function CharacterCard({ one, mayChange }: { one: ListedCharacter; mayChange: boolean }) {
  const { id, name, classLine, raceName, edition, shared, portrait } = one;
  const line = [raceName, classLine].filter((word) => word !== '').join(', ');
  return (
    <Card
      heading={name === '' ? 'Nameless so far' : name}
      level={2}
      to={characterPaths.character(one)}
      amongMany
      picture={
        portrait && (
          <img className={styles.face} src={characterPaths.portrait(one)} alt="" loading="lazy" />
        )
      }
      footer={
        <>
          <Badge>{`Rules of ${edition}`}</Badge>
          {shared && <Badge tone="green">shared</Badge>}
          {/* At the foot of the card, above the link that covers the rest of it. */}
          {mayChange && (
            <Form method="post" className={styles.presses}>
              <input type="hidden" name="id" value={id} />
              <Button kind="quiet" compact name="intent" value="copy" icon="copy">
                Copy
              </Button>
              <Button kind="quiet" compact name="intent" value="put-away" icon="trash">
                Put away
              </Button>
            </Form>
          )}
        </>
      }
    >
      <p>{line === '' ? 'Still to be made' : line}</p>
    </Card>
  );
}

function PutAway({ list }: { list: ShelfScreenProps['putAway'] }) {
  const count = list.length;
  return (
    <details className={styles.putAway}>
      <summary>
        {count === 1
          ? '1 character that was put away is still here for a while'
          : `${count} characters that were put away are still here for a while`}
      </summary>
      <ul className={styles.away}>
        {list.map(({ id, name }) => (
          <li key={id}>
            <Form method="post" className={styles.awayLine}>
              <input type="hidden" name="id" value={id} />
              <span>{name === '' ? 'The nameless one' : name}</span>
              <Button kind="quiet" compact name="intent" value="bring-back" icon="undo">
                Bring it back
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Form method="post" className={styles.clear}>
        <p>They go for good after 30 days. Until then they take room among those you may keep.</p>
        <Button kind="quiet" name="intent" value="forget-deleted" icon="trash">
          Clear them now
        </Button>
      </Form>
    </details>
  );
}
