import { Form, Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { characterPaths } from '~/character-paths';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import type { ShelfAnswer } from '../shelf-pressed.server';
import { charactersHere, dropHere, type ListedHere } from './page-device-shelf';
import { deviceStorage } from './page-device-storage';
import { wholeHere } from './whole-here';

/** `again`: the id that it gets where its own is not free, the same however often its form is sent. */
type Offered = ListedHere & { whole: string; again: string };

type DeviceOfferProps = {
  /** The answer to the last form. */
  told: ShelfAnswer | null;
  /** Whether the account may have more characters. */
  mayChange: boolean;
};

/**
 * Offers to save the characters that were made on this device before the user signed in. One that is saved is removed
 * from the device, unless it was changed there in the meantime.
 */
export function DeviceOffer({ told, mayChange }: DeviceOfferProps) {
  const [offered, setOffered] = useState<readonly Offered[]>([]);
  useEffect(() => {
    const storage = deviceStorage();
    if (told?.saved) dropHere(storage, told.saved.id, told.saved.at);
    setOffered(
      charactersHere(storage).flatMap((one) => {
        const whole = wholeHere(storage, one.id);
        return whole === null ? [] : [{ ...one, whole, again: crypto.randomUUID() }];
      }),
    );
  }, [told]);
  if (offered.length === 0) return null;
  const there = told?.there?.id;
  return (
    <Notice
      title={
        offered.length === 1
          ? 'A character is on this device only'
          : `${offered.length} characters are on this device only`
      }
    >
      {!mayChange && (
        <p>
          Saving to an account needs Pro. Until then{' '}
          <Link to={characterPaths.tryLab()}>play them on this device</Link>.
        </p>
      )}
      {mayChange &&
        offered.map((one) => (
          <Form key={one.id} method="post" className={layout.row} aria-label={nameOf(one)}>
            <span>{[nameOf(one), one.line].filter(Boolean).join(', ')}</span>
            <input type="hidden" name="from" value={one.id} />
            <input type="hidden" name="at" value={one.at} />
            <input type="hidden" name="whole" value={one.whole} />
            {/* A second character needs an id of its own. */}
            <input type="hidden" name="id" value={one.id === there ? one.again : one.id} />
            <input type="hidden" name="again" value={one.again} />
            <Button kind="quiet" compact name="intent" value="save-device">
              {one.id === there ? 'Save as a second character' : 'Save to my account'}
            </Button>
            {one.id === there && (
              <Button
                type="button"
                kind="quiet"
                compact
                icon="trash"
                onClick={() => {
                  dropHere(deviceStorage(), one.id);
                  setOffered((now) => now.filter(({ id }) => id !== one.id));
                }}
              >
                Delete from this device
              </Button>
            )}
          </Form>
        ))}
    </Notice>
  );
}

function nameOf({ name }: ListedHere): string {
  return name === '' ? 'Unnamed character' : name;
}
