import { useState } from 'react';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import shelf from '../screen/shelf.module.css';
import { type DeletedHere, deleteHere, putBackHere } from './page-delete-here';
import type { ListedHere } from './page-device-shelf';
import { DEVICE_WAYS } from './page-device-ways';

type ListHereProps = {
  list: readonly ListedHere[];
  /** Called when the list changed. */
  onChange: () => void;
  onDownload: (one: ListedHere) => void;
};

/** The characters on this device, each with what can be done with it. */
export function ListHere({ list, onChange, onDownload }: ListHereProps) {
  const [gone, setGone] = useState<DeletedHere | null>(null);
  const [lacksRoom, setLacksRoom] = useState(false);
  function remove(one: ListedHere): void {
    setGone(deleteHere(one));
    setLacksRoom(false);
    onChange();
  }
  function undo(): void {
    const isBack = gone === null || putBackHere(gone);
    setLacksRoom(!isBack);
    if (isBack) setGone(null);
    onChange();
  }
  return (
    <>
      {lacksRoom && (
        <Notice
          tone="problem"
          announce
          title="This browser has no room to restore it. Delete something else, then undo again."
        />
      )}
      {gone !== null && (
        <Notice tone="good" announce>
          <p className={layout.row}>
            <span>{`${nameOf(gone)} deleted from this device.`}</span>
            <Button type="button" kind="quiet" compact icon="undo" onClick={undo}>
              Undo
            </Button>
          </p>
        </Notice>
      )}
      {list.length > 0 && (
        <section className={layout.stack} aria-labelledby="here">
          <h2 id="here">On this device</h2>
          <ul className={shelf.cards}>
            {list.map((one) => (
              <li key={one.id}>
                <Card
                  heading={nameOf(one)}
                  level={3}
                  to={DEVICE_WAYS.sheet(one)}
                  amongMany
                  footer={
                    <span className={shelf.presses}>
                      <Button
                        type="button"
                        kind="quiet"
                        compact
                        icon="download"
                        onClick={() => onDownload(one)}
                      >
                        Export
                      </Button>
                      <Button
                        type="button"
                        kind="quiet"
                        compact
                        icon="trash"
                        onClick={() => remove(one)}
                      >
                        Delete
                      </Button>
                    </span>
                  }
                >
                  <p>{one.line === '' ? 'Nothing chosen yet' : one.line}</p>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function nameOf({ name }: Pick<ListedHere, 'name'>): string {
  return name === '' ? 'Unnamed character' : name;
}
