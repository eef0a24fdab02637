import { LONGEST_MAT, MOST_MAT_SQUARES } from '../log/mat-limits';
import type { MatMap } from '../log/state';
import { bytesOf } from './bytes-of';

/** Whether a map can be in a fight: an event holds its file as a JSON text, in which quotes and letters grow. */
export function fitsFight({ width, height, json }: Pick<MatMap, 'width' | 'height' | 'json'>) {
  return width * height <= MOST_MAT_SQUARES && bytesOf(JSON.stringify(json)) <= LONGEST_MAT;
}
