import { Form } from '@remix-run/react';
import { paths } from '~/paths';
import { EDITION_CHOICES, type EditionChoice } from '~/rules/edition';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './edition-switch.module.css';

/** The switch of the rules edition of a list; the choice is stored on this device. */
export function EditionSwitch({ chosen, list }: { chosen: EditionChoice | null; list: string }) {
  return (
    <Form
      method="post"
      action={paths.edition()}
      className={styles.switch}
      preventScrollReset
      replace
      data-print="no"
    >
      <input type="hidden" name="next" value={list} />
      <fieldset>
        <legend>
          <VisuallyHidden>Rules</VisuallyHidden>
        </legend>
        {EDITION_CHOICES.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="edition"
            value={choice}
            aria-pressed={choice === chosen}
          >
            {choice === 'both' ? 'Both' : choice}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
