/** The price list of the platform's paid plan, in dollars, as published on this day; update it when it is old. */
export const PRICES_OF = '2026-08-03';

/** The monthly cost: the base, and for each measure the included amount and the price per further million. */
export const MONTHLY_BASE = 5;
export const PRICES = [
  { measure: 'requests', name: 'Worker requests', included: 10e6, perMillion: 0.3 },
  { measure: 'cpuMs', name: 'Worker CPU, ms', included: 30e6, perMillion: 0.02 },
  { measure: 'rowsRead', name: 'D1 rows read', included: 25e9, perMillion: 0.001 },
  { measure: 'rowsWritten', name: 'D1 rows written', included: 50e6, perMillion: 1 },
  { measure: 'filesWritten', name: 'R2 writes (class A)', included: 1e6, perMillion: 4.5 },
  { measure: 'filesRead', name: 'R2 reads (class B)', included: 10e6, perMillion: 0.36 },
];

const DAYS = 30;

/** The monthly cost of a measure with this daily amount, beyond what is included, in dollars. */
export function monthlyPrice({ included, perMillion }, eachDay) {
  return (Math.max(0, eachDay * DAYS - included) / 1e6) * perMillion;
}
