import type { Page } from 'playwright/test';
import type { Somebody } from '../../harness/person';

/** A page or a state of a page that the crawl checks. */
export type Look = {
  /** The name shown when the check fails. */
  name: string;
  /** The path, or a function that brings the page into the state to check. */
  open: string | ((page: Page) => Promise<unknown>);
  /** The selectors that axe is limited to; the whole page by default. */
  within?: readonly string[];
  /** Checked on a phone, for states that only exist there; otherwise on a laptop. */
  isPhone?: boolean;
  /** Whether to check doubled font size at every width, and not only on a phone. */
  isLargeToo?: boolean;
};

/** The pages of one part of the product, checked one after the other by the same user. */
export type Room = { name: string; as?: Somebody; looks: readonly Look[] };
