import type { Command } from './command';
import { CommandPalette, type CommandPaletteProps } from './command-palette';
import { KeyList, type KeyListProps } from './key-list';

export type CommandSheetsProps = Pick<CommandPaletteProps, 'commands' | 'own' | 'onChoose'> &
  Pick<KeyListProps, 'notes' | 'kept' | 'onKeep'> & {
    open: 'palette' | 'keys' | null;
    /** What the palette finds besides. */
    things: readonly Command[];
    onClose: (sheet: 'palette' | 'keys') => void;
  };

/** What opens in front of a page with commands: the palette, or the list of all keys. */
export function CommandSheets({
  open,
  commands,
  things,
  notes,
  own,
  kept,
  onKeep,
  onClose,
  onChoose,
}: CommandSheetsProps) {
  return (
    <>
      <CommandPalette
        open={open === 'palette'}
        commands={[...commands, ...things]}
        own={own}
        onClose={() => onClose('palette')}
        onChoose={onChoose}
      />
      <KeyList
        open={open === 'keys'}
        commands={commands}
        notes={notes}
        kept={kept}
        onKeep={onKeep}
        onClose={() => onClose('keys')}
      />
    </>
  );
}
