import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess } from '~/account/guard/guards.server';
import { answerPro } from '~/account/guard/pro-answer.server';
import { characterPaths } from '~/character-paths';
import { bookOf } from '~/characters/books/book-of';
import { characterTroubleStatus, characterTroubleWords } from '~/characters/kept/character-limits';
import { addCharacter } from '~/characters/kept/characters.server';
import { mayOpenSheet } from '~/characters/kept/sheet-guard.server';
import { inOtherEdition } from '~/characters/make/other-edition';
import { type Character, character as characterShape } from '~/characters/record/character';
import { copyOf } from '~/characters/record/copy-of';
import { readForm } from '~/platform/form';
import { otherEdition } from '~/rules/edition';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { BELOW_LIST } from './screen/page-below-list';
import styles from './screen/told-lines.module.css';

export const handle = BELOW_LIST;

export const meta: MetaFunction<typeof loader> = ({ data: facts, matches }) =>
  privateMeta(
    facts ? `Copy ${facts.name} to the ${facts.to} rules` : 'Copy to the other rules',
    matches,
  );

function copied(character: Character) {
  return inOtherEdition(
    bookOf(character.edition),
    bookOf(otherEdition(character.edition)),
    character,
  );
}

/** Loads the changes that a copy in the other edition would have; nothing is stored yet. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { opened, rights } = await mayOpenSheet(context, params.id ?? '');
  if (!rights.change) throw redirect(characterPaths.character(opened.listed), 303);
  const { character, listed } = opened;
  return {
    id: listed.id,
    name: character.name || 'This character',
    to: otherEdition(character.edition),
    changes: copied(character).changes,
    fresh: crypto.randomUUID(),
  };
}

/** Stores the copy and redirects to its creation page; the original stays unchanged. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { person, opened, rights } = await mayOpenSheet(context, params.id ?? '');
  const form = await readForm(request);
  if (!rights.change) {
    const { data: locked, init } = answerPro({ what: 'Making characters', form });
    return data({ problem: locked.problem }, init ?? undefined);
  }
  const { character } = copied(opened.character);
  const read = characterShape.safeParse(copyOf(character, character.edition));
  if (!read.success) return data({ problem: 'This character cannot be copied.' }, { status: 409 });
  const sent = String(form.get('id') ?? '');
  const id = /^[0-9a-f-]{36}$/.test(sent) ? sent : crypto.randomUUID();
  const kept = await addCharacter(context.services, person.userId, read.data, id);
  if (kept.ok || kept.reason === 'there') throw redirect(characterPaths.making({ id }), 303);
  const status = characterTroubleStatus(kept.reason);
  return data({ problem: characterTroubleWords(kept.reason) }, { status });
}

export default function OtherEditionPage() {
  const { id, name, to, changes, fresh } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  return (
    <main id="main" className={layout.stack}>
      <h1>{`Copy ${name} to the ${to} rules`}</h1>
      {told?.problem && <Notice tone="problem" announce title={told.problem} />}
      <p className={layout.lead}>
        The original stays as it is. What both rules have is copied; what changes is listed here.
      </p>
      {changes.length === 0 ? (
        <p>Nothing changes but the rules.</p>
      ) : (
        <section aria-labelledby="changes" className={layout.stack}>
          <h2 id="changes">{changes.length === 1 ? '1 change' : `${changes.length} changes`}</h2>
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      )}
      <Form method="post" className={layout.row}>
        <input type="hidden" name="id" value={fresh} />
        <Button icon="copy">{`Create ${to} copy`}</Button>
        <Link to={characterPaths.character({ id })}>Cancel</Link>
      </Form>
    </main>
  );
}
