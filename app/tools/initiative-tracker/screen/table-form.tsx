import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice-group';
import { RESET, SAVE } from '~/ui/names';
import { AskLine, AskNumber, AskOne, type Pairs, RULES } from './ask';
import { useFight } from './fight-facts';
import { GROUNDS } from './looks';
import styles from './more.module.css';
import { LatePanel } from './panel';
import { TableReminders } from './reminder-forms';
import { TypedHere } from './typed-before';

const INITIATIVE: Pairs = [
  ['group', 'One roll for identical monsters'],
  ['each', 'One roll each'],
  ['side', 'One roll per side'],
];
const REROLL: Pairs = [
  ['never', 'No'],
  ['ask', 'Ask'],
  ['always', 'Yes'],
];
const TIES: Pairs = [
  ['dexterity', 'Higher Dexterity first'],
  ['party', 'Party first'],
];
const RECHARGE: Pairs = [
  ['rolled', 'Roll automatically'],
  ['asked', 'Ask'],
];

/** The fight's settings. */
export function TableForm() {
  return (
    <LatePanel title="Fight settings">
      <TableFields />
    </LatePanel>
  );
}

function TableFields() {
  const { fight } = useFight();
  const { settings } = fight;
  return (
    <>
      <TypedHere intents={['settings']}>
        <form method="post" className={styles.fields} key={JSON.stringify([settings, fight.name])}>
          <AskLine label="Fight name" name="name" maxLength={100} defaultValue={fight.name} />
          <AskOne label="Rules" name="edition" defaultValue={settings.edition} of={RULES} />
          <AskOne
            label="Initiative"
            name="initiative"
            defaultValue={settings.initiative}
            of={INITIATIVE}
          />
          <AskOne
            label="New initiative each round"
            name="reroll"
            defaultValue={settings.reroll}
            of={REROLL}
          />
          <AskOne label="Ties" name="ties" defaultValue={settings.ties} of={TIES} />
          <AskNumber
            label="Seconds per turn"
            hint="0: no timer"
            name="turn-seconds"
            maxLength={4}
            defaultValue={settings.turnSeconds}
          />
          <AskOne
            label="Recharge"
            name="recharge"
            defaultValue={settings.rollsRecharge ? 'rolled' : 'asked'}
            of={RECHARGE}
          />
          <AskOne
            label="Background"
            name="background"
            defaultValue={settings.background ?? ''}
            of={GROUNDS}
          />
          <AskLine
            label="Players see new monsters as"
            hint="Empty: by their own names"
            name="join-as"
            maxLength={80}
            placeholder="Stranger"
            defaultValue={settings.joinAs ?? ''}
          />
          <Checkbox
            label="New monsters are hidden from players"
            name="join-hidden"
            value="1"
            defaultChecked={settings.joinHidden ?? false}
          />
          <Checkbox
            label="Apply attacks and saves of monsters at once, without a review"
            name="at-once"
            value="1"
            defaultChecked={settings.appliesAtOnce ?? false}
          />
          <Checkbox
            label="Massive damage kills outright"
            name="massive-damage"
            value="1"
            defaultChecked={settings.massiveDamage}
          />
          <Checkbox
            label="Hit points go below 0"
            name="below-zero"
            value="1"
            defaultChecked={settings.belowZero}
          />
          <Button name="intent" value="settings" kind="quiet">
            {SAVE}
          </Button>
        </form>
        <TableReminders />
      </TypedHere>
      <form method="post" className={styles.buttons}>
        <Button name="intent" value="clean" kind="quiet">
          Remove all foes
        </Button>
        <Button name="intent" value="clear" kind="quiet">
          {RESET}
        </Button>
      </form>
    </>
  );
}
