import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { Form, useActionData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess } from '~/account/guard/guards.server';
import { readSetup } from '~/battle/setup/read-setup';
import { paths } from '~/paths';
import { readForm } from '~/platform/form';
import { NOT_UTF8, utf8Text } from '~/platform/utf8-file';
import { Button, LinkButton } from '~/ui/button';
import { TextArea } from '~/ui/field';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { askSearch } from './address/ask';
import { askOfSetup } from './bring/ask-of-setup';
import styles from './kept/battles.module.css';

export const handle: FrameHandle = {
  title: 'Battle Simulator',
  to: paths.battleSimulator(),
  back: { to: paths.battleSimulator(), label: 'Simulator' },
};

export const meta: MetaFunction = ({ matches }) => privateMeta('Import a simulation', matches);

const EXAMPLE = JSON.stringify(
  {
    edition: '2014',
    sides: [
      [
        { build: 'champion', level: 5 },
        { name: 'Odo', ac: 16, hp: 31, attacks: [{ toHit: 5, dice: '1d8', bonus: 3 }] },
      ],
      [{ id: 'ogre' }, { id: 'goblin', count: 4, arrives: 2 }],
    ],
  },
  null,
  2,
);

const MOST_LETTERS = 64 * 1024;

export async function loader({ context }: LoaderFunctionArgs) {
  await requireAccess(context);
  return null;
}

/**
 * Reads a battle file, pasted or uploaded, and lists what the page cannot represent before it is opened. Nothing is
 * stored.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const form = await readForm(request);
  const file = form.get('file');
  const pasted = form.get('text');
  const sent = file instanceof File && file.size > 0 ? file : null;
  const refused = (problem: string) =>
    data(
      {
        problem,
        typed: typeof pasted === 'string' ? pasted.slice(0, MOST_LETTERS) : '',
        search: null,
        lost: [],
      },
      { status: 400 },
    );
  const isLong = sent !== null && sent.size > MOST_LETTERS;
  const typed = typeof pasted === 'string' ? pasted : '';
  const text = sent === null ? typed : isLong ? '' : await utf8Text(sent);
  if (text === null) return refused(NOT_UTF8);
  if (isLong || text.length > MOST_LETTERS) return refused('A simulation file has at most 64 kB.');
  if (text.trim() === '') return refused('Choose a file, or paste its contents.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused('This is not a simulation file: it is not JSON.');
  }
  const reading = readSetup(value);
  if (!reading.ok) return refused(reading.problem);
  const { ask, lost } = askOfSetup(reading.setup);
  const search = askSearch(ask);
  if (lost.length === 0) throw redirect(`${paths.battleSimulator()}${search}`, 303);
  return data({ problem: null, typed: '', search, lost: lost.slice(0, 60) });
}

export default function BringPage() {
  const told = useActionData<typeof action>();
  return (
    <main id="main" className={layout.stack}>
      <h1>Import a simulation</h1>
      <p>A file exported from the simulator, or written by hand.</p>
      <details>
        <summary>Example file</summary>
        <pre className={styles.example}>{EXAMPLE}</pre>
        <p>
          A creature is a monster’s id, a class build with its level, or written out. Only name, AC
          and hit points are required.
        </p>
      </details>
      {told?.problem && <Notice tone="problem" announce title={told.problem} />}
      {told?.search && (
        <Notice tone="good" announce title="This page cannot show everything in the file">
          <ul>
            {told.lost.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
          <p>
            <LinkButton to={`${paths.battleSimulator()}${told.search}`}>
              Open without these
            </LinkButton>
          </p>
        </Notice>
      )}
      <Form method="post" encType="multipart/form-data" className={layout.stack}>
        <label>
          File <input type="file" name="file" accept="application/json,.json" />
        </label>
        <TextArea
          label="Or paste its contents"
          name="text"
          rows={8}
          maxLength={MOST_LETTERS}
          defaultValue={told?.typed ?? ''}
        />
        <Button icon="upload">Import</Button>
      </Form>
    </main>
  );
}
