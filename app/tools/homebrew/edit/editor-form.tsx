import { Form, Link, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { AddLink } from '~/catalogue/add-to/add-link';
import { StatblockCard } from '~/compendium/statblock/statblock-card';
import { homebrewPaths } from '~/homebrew-paths';
import { Button, LinkButton } from '~/ui/button';
import { ADD, SAVE } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { ENTRY_LISTS, type Field, rowsOf } from '../form/fields';
import type { Problems } from '../form/reading';
import { TEMPLATES } from '../templates/templates';
import styles from './editor.module.css';
import { EntrySection } from './entry-section';
import { LIST_TITLES, LISTS } from './entry-words';
import {
  AbilitySection,
  BodySection,
  IdentitySection,
  NotesSection,
  SenseSection,
} from './fact-sections';
import { WithValues } from './form-values';
import type { EditAnswer } from './keep-creature.server';
import { FormSection, LegendaryFields, SpellSection } from './power-sections';
import type { Rating } from './rating';
import { RatingPanel } from './rating-panel';
import { useEditor } from './use-editor';

export type EditorFacts = {
  id: string;
  /** Its public id; null while it is a draft, which nothing else can show. */
  ownId: string | null;
  name: string;
  version: number;
  fields: readonly Field[];
  problems: Problems;
  rating: Rating;
  origin: string | null;
};

type EditorProps = {
  facts: EditorFacts;
  told: EditAnswer | undefined;
  /** Called after saving, with the new name and version. */
  onSaved: (saved: { name: string; version: number }) => void;
};

/** The editor: the form, and beside it the resulting statblock and the explained challenge rating. */
export function EditorForm({ facts, told, onSaved }: EditorProps) {
  const start = {
    id: facts.id,
    version: told?.seen ?? facts.version,
    fields: told?.fields ?? facts.fields,
  };
  const editor = useEditor(start, told?.conflict === true);
  const { fields, block, answer, version, changed, saving, saved } = editor;
  useEffect(() => {
    const name = saved.find(([field]) => field === 'name')?.[1].trim();
    if (name && version > start.version) onSaved({ name, version });
  }, [saved, version, start.version, onSaved]);
  // Whether the whole form is being submitted; later input would be lost.
  const isSent = useNavigation().formMethod === 'POST';
  const atStart = fields === start.fields;
  const problems = atStart
    ? (told?.problems ?? facts.problems)
    : { ...answer?.problems, ...editor.problems };
  const rating = answer?.rating ?? told?.rating ?? facts.rating;
  const wrong = Object.keys(problems).length;
  const cr = fields.find(([name]) => name === 'cr')?.[1] ?? '0';
  return (
    <Form
      method="post"
      ref={editor.form}
      className={styles.editor}
      onInput={editor.handleInput}
      onSubmit={editor.handleSubmit}
      onBlur={editor.handleBlur}
      noValidate
      preventScrollReset
    >
      <input type="hidden" name="version" value={version} />
      <button type="submit" name="press" value="show" className={styles.first} tabIndex={-1}>
        Continue
      </button>
      <nav className={styles.parts} aria-label="Parts of the editor">
        <a href="#form">Form</a>
        <a href="#statblock">Statblock</a>
      </nav>
      <div className={styles.told}>
        <Told answer={answer?.problem ? answer : told} facts={facts} />
        {problems[''] && <Notice tone="problem" title={problems['']} />}
      </div>
      <RatingPanel key={cr} rating={rating} cr={cr} />
      <div id="form" className={styles.fields} {...(isSent && { inert: '' })}>
        <WithValues fields={fields} problems={problems}>
          <Parts key={editor.rowsMade} fields={fields} />
        </WithValues>
      </div>
      <div className={styles.beside}>
        <section id="statblock" aria-label="Statblock">
          {block && <StatblockCard block={block} />}
        </section>
      </div>
      <div className={styles.save}>
        <p role="status">{stateWords({ changed, saving, wrong })}</p>
        <Button kind="quiet" name="intent" value="keep-open" formNoValidate>
          Save and open
        </Button>
        <Button name="intent" value="keep" formNoValidate>
          {SAVE}
        </Button>
      </div>
    </Form>
  );
}

function Parts({ fields }: { fields: readonly Field[] }) {
  return (
    <>
      <IdentitySection />
      <BodySection />
      <AbilitySection />
      <SenseSection />
      <div className={styles.template}>
        <Select
          name="template"
          label="Trait or action from a template"
          choices={LISTS.flatMap((list) =>
            TEMPLATES.filter((one) => one.list === list).map(({ id, name, about }) => ({
              value: id,
              label: `${LIST_TITLES[list]}: ${name} (${about.toLowerCase()})`,
            })),
          )}
        />
        <Button kind="quiet" icon="plus" name="press" value="template" formNoValidate>
          {ADD}
        </Button>
      </div>
      {ENTRY_LISTS.map((list) => (
        <EntrySection key={list} list={list} rows={rowsOf(fields, list)}>
          {list === 'legendary' && <LegendaryFields />}
        </EntrySection>
      ))}
      <SpellSection rows={rowsOf(fields, 'spellcasting')} />
      <FormSection rows={rowsOf(fields, 'forms')} />
      <NotesSection />
      {fields
        .filter(([name]) => name === 'multiattack.kept')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
    </>
  );
}

function Told({ answer, facts }: { answer: EditAnswer | undefined; facts: EditorFacts }) {
  if (answer?.problem === undefined) return null;
  return (
    <Notice tone={answer.conflict ? 'warning' : 'problem'} announce title={answer.problem}>
      {answer.conflict ? (
        <>
          <p>
            Nothing was overwritten, and what you typed is still here. Which version do you want?
          </p>
          <div className={styles.ways}>
            <Button kind="quiet" compact name="intent" value="keep-both" formNoValidate>
              Keep both
            </Button>
            <Button kind="quiet" compact name="intent" value="keep-over" formNoValidate>
              Keep this one
            </Button>
            <Link to={homebrewPaths.creature(facts)} reloadDocument>
              View the other
            </Link>
          </div>
        </>
      ) : (
        <p>What you typed is still here.</p>
      )}
    </Notice>
  );
}

function stateWords({
  changed,
  saving,
  wrong,
}: {
  changed: boolean;
  saving: boolean;
  wrong: number;
}): string {
  if (saving) return 'Saving…';
  if (changed) return 'Not saved yet';
  if (wrong === 0) return 'Saved';
  return `Saved as a draft, ${wrong === 1 ? '1 field' : `${wrong} fields`} incomplete. Others see the last complete statblock.`;
}

/** Links from the editor: versions, sharing, files. */
export function WaysOn({ id, ownId, name }: Pick<EditorFacts, 'id' | 'ownId' | 'name'>) {
  return (
    <nav className={styles.ways} aria-label="More for this monster" data-print="no">
      {ownId !== null && <AddLink thing={{ kind: 'monster', id: ownId, name }} />}
      <LinkButton kind="quiet" compact to={homebrewPaths.history({ id })}>
        Versions
      </LinkButton>
      <LinkButton kind="quiet" compact to={homebrewPaths.share({ id })}>
        Share
      </LinkButton>
      <LinkButton kind="quiet" compact icon="download" to={homebrewPaths.takeChoice({ id })}>
        Export
      </LinkButton>
    </nav>
  );
}
