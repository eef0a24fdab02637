import type { Page } from 'playwright/test';
import type { Somebody } from '../../harness/person';

/** A page as the crawl looks at it. */
export type Look = {
  /** What is looked at, in the words of whoever reads that it fails. */
  name: string;
  /** Its address, or how the page comes into the state that is looked at. */
  open: string | ((page: Page) => Promise<unknown>);
  /** The parts of the page that axe keeps to; the whole page if none is named. */
  within?: readonly string[];
  /** Looked at on a phone, where a state is a phone's alone; on a laptop else. */
  isPhone?: boolean;
  /** Whether it stays within its screen with letters of twice the size too. */
  isLargeToo?: boolean;
};

/** The pages of one part of the product, looked at one after the other by one person. */
export type Room = { name: string; as?: Somebody; looks: readonly Look[] };
