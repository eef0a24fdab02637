/** Where a notice is put away; only pages that show one have its address. */
export const noticePaths = {
  putAway: ({ id, next }: { id: string; next: string }) =>
    `/notice?${new URLSearchParams({ id, next })}`,
} as const;
