import { foundryCharacter } from './foundry-out';
import type { ToldCharacter } from './told-sheet';
import { characterFile } from './write-file';
import { characterMarkdown, characterText } from './write-words';

/** The formats that a character can be exported in. */
export const CHARACTER_FORMS = ['json', 'foundry', 'markdown', 'text'] as const;
export type CharacterForm = (typeof CHARACTER_FORMS)[number];

/** Writes a character in a format, with the file's media type and extension. */
export function characterAs(
  form: CharacterForm,
  told: ToldCharacter,
): { readonly text: string; readonly type: string; readonly ending: string } {
  switch (form) {
    case 'json':
      return { text: characterFile(told), type: 'application/json', ending: 'json' };
    case 'foundry': {
      const text = `${JSON.stringify(foundryCharacter(told), null, 2)}\n`;
      return { text, type: 'application/json', ending: 'foundry.json' };
    }
    case 'markdown':
      return { text: characterMarkdown(told), type: 'text/markdown', ending: 'md' };
    case 'text':
      return { text: characterText(told), type: 'text/plain', ending: 'txt' };
  }
}
