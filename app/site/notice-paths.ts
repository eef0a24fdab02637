/** The address that dismisses a notice; kept apart from `paths`, because only pages with a notice need it. */
export const noticePaths = {
  putAway: ({ id, next }: { id: string; next: string }) =>
    `/notice?${new URLSearchParams({ id, next })}`,
} as const;
