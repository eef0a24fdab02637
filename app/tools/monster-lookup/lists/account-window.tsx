import { AccountMine } from './account-mine';
import { MineWindow, type OpenWindow } from './mine-window';

/** What an account has of a monster, in front of its page. */
export default function AccountWindow(open: OpenWindow) {
  return (
    <MineWindow {...open}>
      <AccountMine monster={open.monster} />
    </MineWindow>
  );
}
