/** Values of a local run. None is secret: they give access to this stand-in only. */
export const LOCAL = {
  secretKey: 'sk_test_delvewright_local',
  webhookSecret: 'whsec_delvewright_local',
};

/** The API version of the returned objects; period dates are on a subscription's item. */
export const API_VERSION = '2026-10-28.endive';

/** The prices for sale. Amounts in cents. */
export const PRICES = [
  { id: 'price_delvewright_monthly', unit_amount: 600, interval: 'month', nickname: 'Monthly' },
  { id: 'price_delvewright_annual', unit_amount: 6000, interval: 'year', nickname: 'Annual' },
];

/** Prices of the account owner's other site, which do not belong to this site. */
export const FOREIGN_PRICES = [
  { id: 'price_dice_club', unit_amount: 900, interval: 'month', nickname: 'Dice Club' },
];

export const HOUR = 60 * 60;
export const DAY = 24 * HOUR;

/** Days after each failed charge until it is retried; after the last one the subscription ends. */
export const RETRY_DAYS = [3, 4, 7];

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** Fills in the defaults; refuses an address that is reachable from outside. */
export function completeSettings(options) {
  const given = Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  );
  const host = given.host ?? '127.0.0.1';
  if (!LOOPBACK.includes(host)) throw new Error('the stand-in listens on loopback only');
  const appOrigin = new URL(given.appOrigin).origin;
  return {
    ...LOCAL,
    port: 0,
    retryMs: 1000,
    /** After the last failed charge: `cancel` ends the subscription, `unpaid` leaves it open. */
    afterRetries: 'cancel',
    log: (line) => console.error(line),
    webhookAddress: `${appOrigin}/webhooks/stripe`,
    ...given,
    host,
    appOrigin,
  };
}
