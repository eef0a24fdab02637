/**
 * The size of each part of a multipart upload but the last; R2 requires at least 5 MiB, and a Worker holds one at a
 * time.
 */
export const PART_BYTES = 8 * 1024 * 1024;
