import { Link } from '@remix-run/react';
import type { OpenWord } from '~/compendium/statblock/use-statblock-tools';
import { paths } from '~/paths';
import { Dialog } from '~/ui/dialog';
import { ConditionWords } from './condition-words';

type ConditionDialogProps = {
  word: Extract<OpenWord, { kind: 'condition' }>;
  onClose: () => void;
};

/** A condition of a statblock in front of it; its card on the cheat sheet is behind the link below. */
export function ConditionDialog({ word: { id, name, edition }, onClose }: ConditionDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={name.charAt(0).toUpperCase() + name.slice(1)}
      footer={<Link to={paths.cheatSheet(id, edition)}>Find it on the cheat sheet</Link>}
    >
      <ConditionWords condition={id} edition={edition} />
    </Dialog>
  );
}
