import type { Fight } from '../log/state';
import { SEAT_ACTS, type SeatAct, type ShownHitPoints } from '../sheet/table-words';

/** What players see of a fight and may do in it. */
export type TableSettings = {
  /** What they read above the order; null: nothing of their own. */
  title: string | null;
  partyHitPoints: ShownHitPoints;
  otherHitPoints: ShownHitPoints;
  showsConditions: boolean;
  showsCounts: boolean;
  seatsMay: readonly SeatAct[];
};

/** What players see and may do, with what most tables play by where nobody said otherwise. */
export function tableSettings({ settings }: Pick<Fight, 'settings'>): TableSettings {
  return {
    title: settings.tableTitle ?? null,
    partyHitPoints: settings.partyHitPoints ?? 'number',
    otherHitPoints: settings.otherHitPoints ?? 'words',
    showsConditions: settings.showsConditions ?? true,
    showsCounts: settings.showsCounts ?? true,
    seatsMay: settings.seatsMay ?? SEAT_ACTS,
  };
}
