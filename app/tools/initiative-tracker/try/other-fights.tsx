import { useMemo } from 'react';
import { Button } from '~/ui/button';
import { dayWords } from '~/ui/day-words';
import styles from '../live/live.module.css';
import { type DeviceFight, deviceFights } from '../live/page-device-fight';
import { localStorageOf } from '../live/page-device-line';
import type { OtherFight } from '../screen/load-form';

export type OtherFightsProps = {
  /** The open fight, which is left out. */
  open: string;
  onOpen: (id: string) => void;
};

/** The other fights on this device, with a button to open each. */
export function OtherFights({ open, onOpen }: OtherFightsProps) {
  const others = useMemo(
    () => deviceFights(localStorageOf()).filter(({ id }) => id !== open),
    [open],
  );
  if (others.length === 0) return null;
  return (
    <section className={styles.ways} aria-label="Other fights on this device">
      {others.map((fight) => (
        <Button key={fight.id} type="button" kind="plain" compact onClick={() => onOpen(fight.id)}>
          {`Continue “${nameOf(fight)}” of ${dayWords(fight.at)}`}
        </Button>
      ))}
    </section>
  );
}

/** The other fights on this device by name and day, to load one into the open fight. */
export function othersHere(open: string): OtherFight[] {
  return deviceFights(localStorageOf())
    .filter(({ id }) => id !== open)
    .map((fight) => ({ id: fight.id, name: `${nameOf(fight)}, ${dayWords(fight.at)}` }));
}

/** The last name in a log, checking only its outline; the fight is validated when it is opened. */
function nameOf({ events }: DeviceFight): string {
  const names = events.flatMap((event) =>
    (Array.isArray(event?.deeds) ? event.deeds : []).flatMap((deed) =>
      deed?.do === 'name' ? [String(deed.name)] : [],
    ),
  );
  return names.at(-1)?.slice(0, 60) ?? 'A fight';
}
