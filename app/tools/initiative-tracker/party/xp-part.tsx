import { Form } from '@remix-run/react';
import type { FightMember } from '~/fights/kept/fight-members.server';
import { levelByXp } from '~/rules/advancement';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';

type XpPartProps = {
  xp: number;
  each: number;
  sharedBy: number;
  isOver: boolean;
  members: readonly FightMember[];
  /** The experience each member already got from this fight, by member id. */
  given: Readonly<Record<string, number>>;
};

const points = (xp: number) => `${xp.toLocaleString('en')} XP`;

/** Says what a member got from the fight, its new total, and whether that is enough for a level. */
function earnedWords({ name, xp, level }: FightMember, had: number): string {
  const due = levelByXp(xp);
  const next = due > level ? `: level ${due} is due` : '';
  return `${name} got ${points(had)} from it, ${points(xp)} in total now${next}.`;
}

/** The fight's experience, and the button that gives it, or what is missing of it, to the party. */
export function XpPart({ xp, each, sharedBy, isOver, members, given }: XpPartProps) {
  const had = members.filter(({ id }) => Object.hasOwn(given, id));
  const waits = members.filter(({ id }) => (given[id] ?? 0) !== each);
  return (
    <section className={layout.stack} aria-labelledby="xp">
      <h2 id="xp">Experience</h2>
      <p>
        {xp === 0
          ? 'Nobody is defeated yet: 0 XP so far.'
          : `${points(xp)} for the defeated, shared by ${sharedBy}: ${points(each)} each.`}
      </p>
      {had.length > 0 && (
        <ul className={layout.soft}>
          {had.map((one) => (
            <li key={one.id}>{earnedWords(one, given[one.id] ?? 0)}</li>
          ))}
        </ul>
      )}
      {each > 0 && waits.length > 0 && (
        <Form method="post" className={layout.stack}>
          {!isOver && (
            <p className={layout.soft}>
              The fight is not over: its end awards the XP of monsters that are defeated later.
            </p>
          )}
          <p>
            <Button name="intent" value="give-xp" icon="star">
              {had.length === 0 ? `Award ${points(each)} each` : 'Award the difference'}
            </Button>
          </p>
          <p className={layout.small}>
            {`To ${waits.map(({ name }) => name).join(', ')}. Characters marked away get none.`}
          </p>
        </Form>
      )}
    </section>
  );
}
