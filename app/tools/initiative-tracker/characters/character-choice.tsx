import { CheckboxGroup } from '~/ui/choice-group';
import { CHARACTER } from './chosen-characters';

/** A character of one's own as forms offer it to a fight. */
export type OfferedCharacter = { id: string; name: string; line: string; sitsIn: string | null };

/** Which of one's own characters come along, each to be ticked. */
export function CharacterChoice({
  characters,
  chosen,
}: {
  characters: readonly OfferedCharacter[];
  chosen: readonly string[];
}) {
  return (
    <CheckboxGroup
      label="Who comes of your characters"
      name={CHARACTER}
      chosen={chosen}
      choices={characters.map(({ id, name, line, sitsIn }) => ({
        value: id,
        label: name,
        hint: [line, sitsIn === null ? '' : `sits in “${sitsIn}”`]
          .filter((words) => words !== '')
          .join(' · '),
      }))}
    />
  );
}
