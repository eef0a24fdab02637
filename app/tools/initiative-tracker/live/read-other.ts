import type { Fight } from '~/fights/log/state';

/** Reads another fight of the user in its current state; null when there is none, `no-line` when offline. */
export type ReadOther = (id: string) => Promise<Fight | null | 'no-line'>;
