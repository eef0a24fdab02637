import type { Page } from 'playwright/test';
import { visitorOf } from '../harness/person';
import { keep, type Things } from '../harness/things';
import { personOf } from './as-person';

/** Has something kept for the person whose browser it is, without a screen: for what a test needs and is not about. Gives its address. */
export async function kept<Kind extends keyof Things>(
  page: Page,
  kind: Kind,
  thing: Things[Kind],
): Promise<string> {
  return keep(await visitorOf(personOf(page)), kind, thing);
}
