import { FoldedChoices } from '~/ui/folded-choices';
import { CHARACTER } from './chosen-characters';

/** One of the user's characters as forms offer it for a fight. */
export type OfferedCharacter = { id: string; name: string; line: string; sitsIn: string | null };

type CharacterChoiceProps = {
  characters: readonly OfferedCharacter[];
  chosen: readonly string[];
  /** Number of characters shown unfolded, besides the chosen ones. */
  open?: number;
};

/** Checkboxes for the user's characters; chosen ones come first. */
export function CharacterChoice({ characters, chosen, open = 12 }: CharacterChoiceProps) {
  return (
    <FoldedChoices
      label="Your characters"
      name={CHARACTER}
      chosen={chosen}
      open={open}
      more={(count) => `${count} more characters`}
      choices={characters.map(({ id, name, line, sitsIn }) => ({
        value: id,
        label: name,
        hint: [line, sitsIn === null ? '' : `in “${sitsIn}”`]
          .filter((words) => words !== '')
          .join(' · '),
      }))}
    />
  );
}
