import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import panel from './chosen-panel.module.css';
import { ACT_FORM, useLineFacts } from './fight-facts';
import { useTypedBefore } from './typed-before';

/** Those who are ticked go on one initiative, or each on its own again. */
export function TogetherForm() {
  const { typed } = useTypedBefore();
  const { everybody } = useLineFacts().names;
  return (
    <details
      className={panel.more}
      data-print="no"
      open={['link', 'name-group'].includes(typed.intent ?? '')}
    >
      <summary>Go together, or each for itself</summary>
      <div className={panel.fields}>
        <Field
          form={ACT_FORM}
          label="Name of the group"
          name="group-name"
          maxLength={80}
          autoComplete="off"
          placeholder="Sefa on her horse"
          defaultValue={typed['group-name']}
        />
        <Select
          form={ACT_FORM}
          label="On whose initiative"
          name="together-on"
          defaultValue={typed['together-on']}
          choices={[{ value: '', label: 'The first of them' }, ...everybody]}
        />
        <Button form={ACT_FORM} kind="quiet" name="intent" value="link" compact>
          Go together
        </Button>
        <Button form={ACT_FORM} kind="quiet" name="intent" value="unlink" compact>
          Each for itself
        </Button>
        <Button form={ACT_FORM} kind="plain" name="intent" value="name-group" compact>
          Name their group
        </Button>
      </div>
    </details>
  );
}
