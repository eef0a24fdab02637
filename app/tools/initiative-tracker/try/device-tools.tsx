import { type ChangeEvent, useRef, useState } from 'react';
import type { FightEvent } from '~/fights/log/deeds';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import styles from '../live/live.module.css';
import { type DeviceFight, fightsAside, fightText } from '../live/page-device-fight';
import { localStorageOf } from '../live/page-device-line';
import { newDeviceFightId } from '../live/page-new-id';
import { LoadForm } from '../screen/load-form';
import { Panel } from '../screen/panel';
import { OtherFights, othersHere } from './other-fights';

export type DeviceToolsProps = {
  fight: DeviceFight;
  /** The fight's current events on this page, stored or not. */
  log: () => readonly FightEvent[];
  /** Why fights on this device could not be read. */
  problem: string | null;
  onOpen: (fight: DeviceFight) => void;
  /** Opens another fight stored on this device. */
  onOpenOther: (id: string) => void;
  onStartOver: () => void;
};

/** Tools for fights on a device: a new one, start over, export and import of files. */
export function DeviceTools(props: DeviceToolsProps) {
  const { fight, log, problem: unread, onOpen, onOpenOther, onStartOver } = props;
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const aside = fightsAside(localStorageOf());

  async function openFile(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    try {
      const { readFightFile } = await import('./read-fight-file');
      const read = await readFightFile(chosen);
      if ('problem' in read) setProblem(read.problem);
      else onOpen(read);
    } catch {
      setProblem('The file could not be read. Try again when you are back online.');
    }
  }

  function save() {
    downloadText(fightText({ edition: fight.edition, events: log() }), 'fight.json');
  }

  return (
    <>
      {unread && <Notice tone="problem" announce title={unread} />}
      {problem && <Notice tone="problem" announce title={problem} />}
      <LoadForm fights={othersHere(fight.id)} />
      <Panel title="This device">
        <p className={layout.soft}>
          This fight and the last three are saved here. Sign in to save it to your account.
        </p>
        <div className={styles.ways}>
          <Button type="button" kind="quiet" icon="undo" compact onClick={onStartOver}>
            Start over
          </Button>
          <Button
            type="button"
            kind="quiet"
            icon="plus"
            compact
            onClick={() => onOpen({ id: newDeviceFightId(), edition: fight.edition, events: [] })}
          >
            New fight
          </Button>
          <Button type="button" kind="quiet" compact onClick={save}>
            Download as JSON
          </Button>
          <Button type="button" kind="quiet" compact onClick={() => file.current?.click()}>
            Open a file
          </Button>
          {aside.map(({ id, text }) => (
            <Button
              key={id}
              type="button"
              kind="quiet"
              compact
              onClick={() => downloadText(text, 'fight-aside.json')}
            >
              Download the original
            </Button>
          ))}
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            hidden
            onChange={openFile}
          />
        </div>
        <OtherFights open={fight.id} onOpen={onOpenOther} />
      </Panel>
    </>
  );
}

function downloadText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
