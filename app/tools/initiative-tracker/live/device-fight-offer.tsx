import { Form } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { type DeviceFight, deviceFights, dropDeviceFight, fightText } from './page-device-fight';
import { localStorageOf } from './page-device-line';

/** Offers to take along what was run on this device before its person signed in; what is in the account already goes from here. */
export function DeviceFightOffer({ kept }: { kept: readonly { id: string }[] }) {
  const [found, setFound] = useState<DeviceFight | null>(null);
  useEffect(() => {
    const storage = localStorageOf();
    const there = new Set(kept.map(({ id }) => id));
    const [first = null] = deviceFights(storage).filter(({ id }) => {
      if (there.has(id)) dropDeviceFight(storage, id);
      return !there.has(id);
    });
    setFound(first);
  }, [kept]);
  if (found === null) return null;
  return (
    <Notice title="A fight was run on this device">
      <Form method="post">
        <input type="hidden" name="id" value={found.id} />
        <input type="hidden" name="fight" value={fightText(found)} />
        <Button name="intent" value="keep-device" kind="quiet">
          Keep the fight on this device in your account
        </Button>
      </Form>
    </Notice>
  );
}
