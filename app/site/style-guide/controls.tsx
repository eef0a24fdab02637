import { Button, IconButton, LinkButton } from '~/ui/button';
import { Checkbox, CheckboxGroup, RadioGroup } from '~/ui/choice-group';
import { Field, TextArea } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { Select } from '~/ui/select';
import { GuideSection } from './section';
import styles from './style-guide.module.css';

/** Buttons and form fields. */
export function Controls() {
  return (
    <>
      <GuideSection id="buttons" title="Buttons">
        <div className={layout.row}>
          <Button type="button" icon="die">
            Roll initiative
          </Button>
          <Button type="button" kind="quiet" icon="copy">
            Copy as Markdown
          </Button>
          <Button type="button" kind="plain" icon="plus">
            Add a goblin
          </Button>
          <Button type="button" kind="danger" icon="trash">
            Delete party
          </Button>
          <Button type="button" busy>
            Sending…
          </Button>
          <Button type="button" disabled>
            Change Username (soon)
          </Button>
          <LinkButton kind="quiet" icon="desktop" to="#buttons">
            Open the tracker
          </LinkButton>
          <IconButton type="button" icon="star" label="Add to favorites" />
          <IconButton type="button" kind="quiet" icon="print" label="Print" />
          <Button type="button" kind="quiet" compact>
            Compact
          </Button>
        </div>
      </GuideSection>
      <GuideSection id="forms" title="Forms">
        <form className={styles.form} method="get" noValidate>
          <Field label="Name" name="name" autoComplete="name" defaultValue="Maren Oakhollow" />
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            hint="We answer there and nowhere else."
            placeholder="you@example.com"
            defaultValue="maren@"
            error="Please enter a valid email."
          />
          <TextArea
            label="Message"
            name="message"
            counter={2000}
            hint="At most 2000 characters."
            defaultValue="My players opened the wrong door again. Can the map hide it until they do?"
          />
          <Select
            label="Size"
            name="size"
            defaultValue="large"
            choices={[
              { value: '', label: 'Any size' },
              { value: 'small', label: 'Small' },
              { value: 'medium', label: 'Medium' },
              { value: 'large', label: 'Large' },
            ]}
          />
          <CheckboxGroup
            label="Creature type"
            name="type"
            look="pills"
            chosen={['dragon', 'undead']}
            choices={[
              { value: 'aberration', label: 'Aberration' },
              { value: 'dragon', label: 'Dragon' },
              { value: 'fiend', label: 'Fiend' },
              { value: 'undead', label: 'Undead' },
              { value: 'ooze', label: 'Ooze', disabled: true },
            ]}
          />
          <RadioGroup
            label="How to roll"
            name="roll"
            chosen={['flat']}
            choices={[
              { value: 'flat', label: 'Flat', hint: 'One d20.' },
              { value: 'advantage', label: 'Advantage', hint: 'Two d20, keep the higher.' },
              { value: 'disadvantage', label: 'Disadvantage', hint: 'Two d20, keep the lower.' },
            ]}
          />
          <CheckboxGroup
            label="Printed with the map"
            name="parts"
            error="Choose at least one part."
            choices={[
              { value: 'grid', label: 'Grid' },
              { value: 'key', label: 'Key' },
            ]}
          />
          <Checkbox label="Show the result to the players" name="share" defaultChecked />
          <div className={layout.row}>
            <Button icon="mail">Send message</Button>
            <Button type="reset" kind="quiet">
              Start again
            </Button>
          </div>
        </form>
      </GuideSection>
    </>
  );
}
