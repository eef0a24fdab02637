import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { Dialog } from '~/ui/dialog';
import type { KnownMonster } from '../device-lists';
import { AccountMine } from './account-mine';
import { DeviceMine } from './device-mine';

type MineWindowProps = { monster: KnownMonster; signedIn: boolean; onClose: () => void };

/** A monster's lists and note in a dialog: of the account, or of this device. */
export default function MineWindow({ monster, signedIn, onClose }: MineWindowProps) {
  const Mine = signedIn ? AccountMine : DeviceMine;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${monster.name}: lists and note`}
      footer={<Link to={paths.monsterLists()}>All your lists</Link>}
    >
      <Mine monster={monster} />
    </Dialog>
  );
}
