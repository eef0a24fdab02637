import { useMemo } from 'react';
import { Button } from '~/ui/button';
import { dayWords } from '~/ui/day-words';
import styles from '../live/live.module.css';
import { type DeviceFight, deviceFights } from '../live/page-device-fight';
import { localStorageOf } from '../live/page-device-line';
import type { OtherFight } from '../screen/load-form';

export type OtherFightsProps = {
  /** The fight that is open, which is not among the others. */
  open: string;
  onOpen: (id: string) => void;
};

/** The other fights on this device, to go on with. */
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

/** The other fights on this device, by name and day, to load one into the fight that is open. */
export function othersHere(open: string): OtherFight[] {
  return deviceFights(localStorageOf())
    .filter(({ id }) => id !== open)
    .map((fight) => ({ id: fight.id, name: `${nameOf(fight)}, ${dayWords(fight.at)}` }));
}

/** As the fight was named last, as far as its outline goes: it is read when it is opened. */
function nameOf({ events }: DeviceFight): string {
  const names = events.flatMap((event) =>
    (Array.isArray(event?.deeds) ? event.deeds : []).flatMap((deed) =>
      deed?.do === 'name' ? [String(deed.name)] : [],
    ),
  );
  return names.at(-1)?.slice(0, 60) ?? 'A fight';
}
