import { FoldedChoices } from '~/ui/folded-choices';
import { CHARACTER } from './chosen-characters';

/** A character of one's own as forms offer it to a fight. */
export type OfferedCharacter = { id: string; name: string; line: string; sitsIn: string | null };

type CharacterChoiceProps = {
  characters: readonly OfferedCharacter[];
  chosen: readonly string[];
  /** As many stand open, beside those that are chosen. */
  open?: number;
};

/** Which of one's own characters come along, each to be ticked; who is chosen already comes first. */
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
