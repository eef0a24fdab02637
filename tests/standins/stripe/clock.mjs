/** The stand-in's clock, in seconds since 1970: the machine's time plus what `advance` has added. */
export function createClock() {
  let ahead = 0;
  return {
    now: () => Math.floor(Date.now() / 1000) + ahead,
    /** Moves the clock forward to a moment; never back. */
    moveTo(moment) {
      ahead += Math.max(0, moment - Math.floor(Date.now() / 1000) - ahead);
    },
    reset() {
      ahead = 0;
    },
  };
}

/** The same day and hour some months later; a day that the month lacks becomes its last one. */
export function addMonths(moment, months) {
  const date = new Date(moment * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return Math.floor(date.getTime() / 1000);
}

/** The end of a billing period that starts at a moment. */
export function periodEnd(start, price) {
  return addMonths(start, price.interval === 'year' ? 12 : 1);
}
