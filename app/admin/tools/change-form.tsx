import { Form } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import type { Tool } from '~/catalogue/tool';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import { ZoneField } from '../frame/zone-field';
import { ACCESS_WORDS, STATE_WORDS } from './tool-words';
import styles from './tools.module.css';
import { ACCESSES, type ChangeFields, NOT_BUILT, STATES } from './wanted-change';

type ChangeFormProps = {
  tool: Pick<Tool, 'id' | 'built' | 'state' | 'access'>;
  fields: ChangeFields;
  /** Whether the fields come from the query. */
  asked: boolean;
};

/** The form for a tool's new state and its start time; submitting it only previews who would see what. */
export function ChangeForm({ tool, fields, asked }: ChangeFormProps) {
  return (
    <Form method="get" action={adminPaths.toolChange({ tool: tool.id })}>
      <input type="hidden" name="tool" value={tool.id} />
      <div className={styles.fields}>
        <Select
          label="State"
          name="state"
          defaultValue={fields.state}
          hint={tool.built ? undefined : NOT_BUILT}
          choices={[
            {
              value: '',
              label: `Default (${STATE_WORDS[tool.state].toLowerCase()})`,
            },
            ...STATES.map((state) => ({
              value: state,
              label: STATE_WORDS[state],
              disabled: state === 'live' && !tool.built,
            })),
          ]}
        />
        <Select
          label="Access"
          name="access"
          defaultValue={fields.access}
          choices={[
            { value: '', label: `Default (${ACCESS_WORDS[tool.access]})` },
            ...ACCESSES.map((access) => ({ value: access, label: ACCESS_WORDS[access] })),
          ]}
        />
        <Field
          label="From"
          name="when"
          type="datetime-local"
          defaultValue={fields.when}
          hint="Empty: now."
        />
        <ZoneField zone={fields.zone} asked={asked} />
      </div>
      <p>
        <Button kind={asked ? 'quiet' : 'primary'} icon="eye">
          Preview
        </Button>
      </p>
    </Form>
  );
}
