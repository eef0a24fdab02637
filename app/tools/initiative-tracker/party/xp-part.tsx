import { Form } from '@remix-run/react';
import type { FightMember } from '~/fights/kept/fight-members.server';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';

type XpPartProps = {
  xp: number;
  each: number;
  sharedBy: number;
  isOver: boolean;
  members: readonly FightMember[];
  /** What each has had of it already, by its id. */
  given: Readonly<Record<string, number>>;
};

const points = (xp: number) => `${xp.toLocaleString('en')} XP`;

/** What the fight was worth, and the press that gives it to the party. */
export function XpPart({ xp, each, sharedBy, isOver, members, given }: XpPartProps) {
  const had = members.filter(({ id }) => Object.hasOwn(given, id));
  const waits = members.filter(({ id }) => !Object.hasOwn(given, id));
  return (
    <section className={layout.stack} aria-labelledby="xp">
      <h2 id="xp">Experience</h2>
      <p>
        {xp === 0
          ? 'Nobody is defeated yet: the fight is worth nothing so far.'
          : `The defeated are worth ${points(xp)}, shared by ${sharedBy}: ${points(each)} each.`}
      </p>
      {had.length > 0 && (
        <p className={layout.soft}>
          {had.map(({ id, name }) => `${name} had ${points(given[id] ?? 0)}`).join(', ')}.
        </p>
      )}
      {each > 0 && waits.length > 0 && (
        <Form method="post" className={layout.stack}>
          {!isOver && (
            <p className={layout.soft}>
              The fight is not over: whoever falls later adds nothing any more.
            </p>
          )}
          <p>
            <Button name="intent" value="give-xp" icon="star">
              {`Give ${points(each)} each`}
            </Button>
          </p>
          <p className={layout.small}>
            {`To ${waits.map(({ name }) => name).join(', ')}. Whoever is marked away in the party gets none.`}
          </p>
        </Form>
      )}
    </section>
  );
}
