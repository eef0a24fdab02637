import type { Fight, Handout } from '../log/state';
import { seatOf } from '../seats/seats';
import { publicId } from './public-id';
import type { ShownHandout } from './table-view';

type Reader = { secret: string; seat: string | null };

/** The handouts for a device: those for all, and those for creatures of its seat. */
export function shownHandouts(fight: Fight, { secret, seat }: Reader): readonly ShownHandout[] {
  return handoutsFor(fight, seat).map(({ id, text, picture }) => ({
    id: publicId(secret, id),
    text,
    picture: picture === null ? null : publicId(secret, picture),
  }));
}

/** The picture's id in the log for a public id; null unless one of the device's handouts shows it. */
export function pictureShown(fight: Fight, { secret, seat }: Reader, asked: string): string | null {
  const pictures = handoutsFor(fight, seat).flatMap(({ picture }) => picture ?? []);
  return pictures.find((picture) => publicId(secret, picture) === asked) ?? null;
}

function handoutsFor(fight: Fight, seat: string | null): readonly Handout[] {
  const plays = seat === null ? [] : (seatOf(fight, seat)?.who ?? []);
  return (fight.handouts ?? []).filter(({ to }) => to === null || plays.includes(to));
}
