import { Form } from '@remix-run/react';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { CharacterChoice, type OfferedCharacter } from './character-choice';

/** Which of one's own characters may still come into the fight; nothing where there are none. */
export function BringCharactersPart({ characters }: { characters: readonly OfferedCharacter[] }) {
  if (characters.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="bring-characters">
      <h2 id="bring-characters">From your characters</h2>
      <Form method="post" className={layout.stack}>
        <CharacterChoice characters={characters} chosen={[]} />
        <p className={layout.soft}>
          They come as they stand now, with their weapons. Who sits in no party that you run comes
          as a copy: what happens in the fight does not change the sheet.
        </p>
        <p>
          <Button name="intent" value="bring-characters" icon="plus" kind="quiet">
            Bring these
          </Button>
        </p>
      </Form>
    </section>
  );
}
