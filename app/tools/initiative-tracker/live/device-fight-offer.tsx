import { Form } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { type DeviceFight, deviceFights, fightText } from './page-device-fight';
import { localStorageOf } from './page-device-line';

/**
 * Offers to import a fight that was run on this device before the user signed in. An imported fight is removed from
 * the device; one that is still here was continued since.
 */
export function DeviceFightOffer({ kept }: { kept: readonly { id: string }[] }) {
  const [found, setFound] = useState<DeviceFight | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: look again whenever the list was reloaded
  useEffect(() => {
    const [first = null] = deviceFights(localStorageOf());
    setFound(first);
  }, [kept]);
  if (found === null) return null;
  const again = kept.some(({ id }) => id === found.id);
  return (
    <Notice
      title={
        again
          ? 'One of your fights continued on this device only'
          : 'A fight was run on this device'
      }
    >
      <Form method="post">
        <input type="hidden" name="id" value={found.id} />
        <input type="hidden" name="fight" value={fightText(found)} />
        <Button name="intent" value="keep-device" kind="quiet">
          {again ? 'Save the changes from this device' : 'Save it to your account'}
        </Button>
      </Form>
    </Notice>
  );
}
