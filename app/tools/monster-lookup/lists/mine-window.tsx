import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { Dialog } from '~/ui/dialog';
import type { KnownMonster } from '../device-lists';
import { AccountMine } from './account-mine';
import { DeviceMine } from './device-mine';

type MineWindowProps = { monster: KnownMonster; signedIn: boolean; onClose: () => void };

/** A monster's lists and note in front of its page. */
export default function MineWindow({ monster, signedIn, onClose }: MineWindowProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${monster.name}: lists and note`}
      footer={<Link to={paths.monsterLists()}>All your lists</Link>}
    >
      {signedIn ? <AccountMine monster={monster} /> : <DeviceMine monster={monster} />}
    </Dialog>
  );
}
