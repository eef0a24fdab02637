/** The result of `work` if it settles within so many milliseconds, otherwise `late`; the work goes on either way. */
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
