import type { Fight } from '../log/state';
import { SEAT_ACTS, type SeatAct, type ShownHitPoints } from '../sheet/table-words';

/** What players see of a fight and may do in it. */
export type TableSettings = {
  /** Title above the order; null: none of its own. */
  title: string | null;
  partyHitPoints: ShownHitPoints;
  otherHitPoints: ShownHitPoints;
  showsConditions: boolean;
  showsCounts: boolean;
  seatsMay: readonly SeatAct[];
};

/** The settings for players, with defaults. */
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
