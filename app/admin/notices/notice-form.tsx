import { Form } from '@remix-run/react';
import { Button } from '~/ui/button';
import { Field, TextArea } from '~/ui/field';
import { Select } from '~/ui/select';
import { ZoneField } from '../frame/zone-field';
import { LONGEST_NOTICE, type NoticeFields, type NoticeProblems, TONES } from './notice-fields';
import styles from './notices.module.css';

type NoticeFormProps = {
  fields: NoticeFields;
  problems: NoticeProblems;
  /** Whether the notice exists already. */
  known: boolean;
  asked: boolean;
  /** The id for a new notice, so that a form sent twice publishes once. */
  id?: string;
};

/** The form of a notice: its text, and from when until when it is shown. */
export function NoticeForm({ fields, problems, known, asked, id }: NoticeFormProps) {
  return (
    <Form method="post" className={styles.form} noValidate>
      {id && <input type="hidden" name="id" value={id} />}
      <TextArea
        label="Text"
        name="text"
        rows={2}
        counter={LONGEST_NOTICE}
        defaultValue={fields.text}
        error={problems.text}
      />
      <div className={styles.fields}>
        <Field
          label="Link (optional)"
          name="link"
          placeholder="/features"
          hint="A page of this site."
          autoComplete="off"
          defaultValue={fields.link}
          error={problems.link}
        />
        <Select
          label="Tone"
          name="tone"
          choices={TONES}
          defaultValue={fields.tone}
          error={problems.tone}
        />
        <Field
          label="From"
          name="from"
          type="datetime-local"
          hint={known ? undefined : 'Empty: begins now.'}
          defaultValue={fields.from}
          error={problems.from}
        />
        <Field
          label="Until"
          name="until"
          type="datetime-local"
          defaultValue={fields.until}
          error={problems.until}
        />
        <ZoneField zone={fields.zone} asked={asked} />
      </div>
      {problems.zone && <p role="alert">{problems.zone}</p>}
      <p>
        <Button name="intent" value={known ? 'change' : 'publish'}>
          {known ? 'Save' : 'Publish notice'}
        </Button>
      </p>
    </Form>
  );
}
