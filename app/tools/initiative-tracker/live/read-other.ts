import type { Fight } from '~/fights/log/state';

/** Another fight of whoever runs this one, as it stands; null for none of theirs, `no-line` where it cannot be asked for now. */
export type ReadOther = (id: string) => Promise<Fight | null | 'no-line'>;
