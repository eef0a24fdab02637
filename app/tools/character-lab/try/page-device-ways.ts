import { characterPaths } from '~/character-paths';
import type { LabWays } from '../use-lab-ways';

const of = (id: string, more = '') =>
  characterPaths.tryLab(`?character=${encodeURIComponent(id)}${more}`);

/** Stands for a step in the address: whatever is left to choose first. */
export const FIRST_LEFT = 'left';

/** The pages of a character that is kept on this device alone: one address, which contains no data of it. */
export const DEVICE_WAYS: LabWays = {
  sheet: ({ id }) => of(id),
  making: ({ id }, step, place) =>
    of(
      id,
      `&step=${step ?? FIRST_LEFT}${place === undefined ? '' : `#asked-${encodeURIComponent(place)}`}`,
    ),
  preparing: ({ id }, classSlug) => of(id, `&part=spells&prepare=${encodeURIComponent(classSlug)}`),
  print: null,
  pdf: null,
};
