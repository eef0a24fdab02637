import { Form, Link } from '@remix-run/react';
import { NeedsPro } from '~/account/gate/needs-pro';
import { characterPaths } from '~/character-paths';
import type { ListedCharacter } from '~/characters/kept/characters.server';
import type { Edition } from '~/rules/edition';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { EmptyState } from '~/ui/empty-state';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { type BeginFacts, BeginWays } from '../begin/begin-ways';
import type { ShelfAnswer } from '../shelf-pressed.server';
import { DeviceOffer } from '../try/device-offer';
import { NewCharacter } from './new-character';
import styles from './shelf.module.css';

export type ShelfScreenProps = Pick<BeginFacts, 'classes' | 'archetypes'> & {
  kept: readonly ListedCharacter[];
  /** The soft-deleted characters that can be restored, newest first. */
  putAway: readonly { id: string; name: string }[];
  /** The character deleted just now, and the party where it keeps its seat. */
  away: { id: string; name: string; satIn: string | null } | null;
  /** The id for a new character, so that submitting the form twice creates only one. */
  fresh: string;
  edition: Edition;
  mayChange: boolean;
  told: ShelfAnswer | null;
};

/** The list of the user's characters, and the forms to create one. */
export default function ShelfScreen(props: ShelfScreenProps) {
  const { kept, putAway, away, told } = props;
  return (
    <main id="main" className={layout.stack}>
      <h1>
        <VisuallyHidden>Character Lab</VisuallyHidden>
      </h1>
      {told?.problem && <Notice tone="problem" announce title={told.problem} />}
      {told?.said && <Notice tone="good" announce title={told.said} />}
      {away && !told && (
        <Notice tone="good" announce dismissTo={characterPaths.list()}>
          <Form method="post" replace className={layout.row}>
            <span>
              {away.satIn === null
                ? `${away.name} deleted.`
                : `${away.name} deleted. Its place in “${away.satIn}” is held.`}
            </span>
            <input type="hidden" name="id" value={away.id} />
            <Button kind="quiet" compact name="intent" value="bring-back" icon="undo">
              Restore
            </Button>
          </Form>
        </Notice>
      )}
      <DeviceOffer told={told} mayChange={props.mayChange} />
      {props.mayChange ? (
        <>
          <NewCharacter {...props} />
          <BeginWays {...props} />
        </>
      ) : (
        <>
          <NeedsPro
            what="Making characters"
            free="Your characters stay here. Reading, printing and export stay free."
          />
          <p>
            <Link to={characterPaths.tryLab()}>Make and play characters on this device</Link>{' '}
            without Pro.
          </p>
        </>
      )}
      {props.mayChange && (
        <p>
          <Link to={characterPaths.import()}>Import a character</Link> from a file of this lab, D&D
          Beyond or Foundry.
        </p>
      )}
      {kept.length === 0 ? (
        <EmptyState title="No characters yet" icon="star">
          <p>Create one above, step by step or all at once. Every number is calculated for you.</p>
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

function CharacterCard({ one, mayChange }: { one: ListedCharacter; mayChange: boolean }) {
  const { id, name, classLine, raceName, edition, shared, portrait } = one;
  const line = [raceName, classLine].filter((word) => word !== '').join(', ');
  return (
    <Card
      heading={name === '' ? 'Unnamed character' : name}
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
          <Badge>{`${edition} rules`}</Badge>
          {shared && <Badge tone="green">shared</Badge>}
          {/* At the bottom of the card, in front of the link that covers the rest of it. */}
          {mayChange && (
            <Form method="post" className={styles.presses}>
              <input type="hidden" name="id" value={id} />
              <Button kind="quiet" compact name="intent" value="copy" icon="copy">
                Duplicate
              </Button>
              <Button kind="quiet" compact name="intent" value="put-away" icon="trash">
                Delete
              </Button>
            </Form>
          )}
        </>
      }
    >
      <p>{line === '' ? 'Nothing chosen yet' : line}</p>
    </Card>
  );
}

function PutAway({ list }: { list: ShelfScreenProps['putAway'] }) {
  const count = list.length;
  return (
    <details className={styles.putAway}>
      <summary>{`Recently deleted (${count})`}</summary>
      <ul className={styles.away}>
        {list.map(({ id, name }) => (
          <li key={id}>
            <Form method="post" className={styles.awayLine}>
              <input type="hidden" name="id" value={id} />
              <span>{name === '' ? 'Unnamed character' : name}</span>
              <Button kind="quiet" compact name="intent" value="bring-back" icon="undo">
                Restore
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Form method="post" className={styles.clear}>
        <p>Deleted permanently after 30 days. Until then they count toward your limit.</p>
        <Button kind="quiet" name="intent" value="forget-deleted" icon="trash">
          Delete permanently
        </Button>
      </Form>
    </details>
  );
}
