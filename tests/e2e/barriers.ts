import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/**
 * What axe finds wrong on a page as it stands, by day and by night; empty when nothing is. By night only the colours are
 * looked at, since nothing else changes. `within` keeps to some parts of the page.
 */
export async function barriers(page: Page, within: readonly string[] = []): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colours that are still on their way to the other theme would be measured half-way.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // One page has no foreign frames, so axe needs no second page to put its findings together.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    for (const part of within) axe.include(part);
    if (colorScheme === 'dark') axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations) {
      found.push(`${colorScheme}: ${id} ${nodes.map(({ html }) => html).join(' ')}`);
    }
  }
  return found;
}
