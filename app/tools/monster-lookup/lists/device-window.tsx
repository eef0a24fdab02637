import { DeviceMine } from './device-mine';
import { MineWindow, type OpenWindow } from './mine-window';

/** What this device has of a monster, in front of its page. */
export default function DeviceWindow(open: OpenWindow) {
  return (
    <MineWindow {...open}>
      <DeviceMine monster={open.monster} />
    </MineWindow>
  );
}
