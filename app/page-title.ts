/** The product's name and its page titles, for pages on every floor. */
export { BRAND, pageTitle } from './site/brand';
