import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '~/paths';
import { Dialog } from '~/ui/dialog';
import type { KnownMonster } from '../device-lists';

export type OpenWindow = { monster: KnownMonster; onClose: () => void };

/** A monster's lists and note in front of its page. */
export function MineWindow({ monster, onClose, children }: OpenWindow & { children: ReactNode }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${monster.name}: lists and note`}
      footer={<Link to={paths.monsterLists()}>All your lists</Link>}
    >
      {children}
    </Dialog>
  );
}
