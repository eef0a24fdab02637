import { Form } from '@remix-run/react';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { CharacterChoice, type OfferedCharacter } from './character-choice';

/** A form with the user's characters that are not in the fight yet; nothing when there are none. */
export function BringCharactersPart({ characters }: { characters: readonly OfferedCharacter[] }) {
  if (characters.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="bring-characters">
      <h2 id="bring-characters">From your characters</h2>
      <Form method="post" className={layout.stack}>
        <CharacterChoice characters={characters} chosen={[]} />
        <p className={layout.soft}>
          They join with their current numbers and weapons. What the fight changes is on their
          sheets when it ends.
        </p>
        <p>
          <Button name="intent" value="bring-characters" icon="plus" kind="quiet">
            Add selected
          </Button>
        </p>
      </Form>
    </section>
  );
}
