import { Button } from '~/ui/button';
import { AskLine, AskWho } from './ask';
import { ACT_FORM } from './fight-facts';
import { More } from './more';
import styles from './more.module.css';
import { useTypedBefore } from './typed-before';

/** Puts the selected combatants on one initiative, or each on its own again. */
export function TogetherForm() {
  const { typed } = useTypedBefore();
  return (
    <More summary="Group initiative" open={['link', 'name-group'].includes(typed.intent ?? '')}>
      <TogetherFields />
    </More>
  );
}

function TogetherFields() {
  return (
    <div className={styles.fields}>
      <AskLine
        form={ACT_FORM}
        label="Group name"
        name="group-name"
        maxLength={80}
        placeholder="Sefa on her horse"
      />
      <AskWho
        form={ACT_FORM}
        label="Whose initiative"
        name="together-on"
        nobody="The first selected"
      />
      <Button form={ACT_FORM} kind="quiet" name="intent" value="link" compact>
        Group
      </Button>
      <Button form={ACT_FORM} kind="quiet" name="intent" value="unlink" compact>
        Ungroup
      </Button>
      <Button form={ACT_FORM} kind="plain" name="intent" value="name-group" compact>
        Rename group
      </Button>
    </div>
  );
}
