/** The bytes of each part of a large file but the last; R2 takes no smaller ones than 5 MiB, and a Worker holds one at a time. */
export const PART_BYTES = 8 * 1024 * 1024;
