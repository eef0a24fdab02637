/** What work gives, if it gives it within some milliseconds, else `late`; the work goes on either way. */
export async function within<T>(work: Promise<T>, milliseconds: number): Promise<T | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
