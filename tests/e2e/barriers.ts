import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

/**
 * The source of axe that `@axe-core/playwright` depends on. Its AxeBuilder would inject it again for each check and
 * send every passed rule back.
 */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** The part of the axe API that is used here. */
type Axe = {
  run(
    context: unknown,
    options: unknown,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/** The light theme is checked with all rules, the dark theme for color contrast only, because nothing else differs. */
const LOOKS = [
  { colorScheme: 'light', options: {} },
  { colorScheme: 'dark', options: { runOnly: { type: 'rule', values: ['color-contrast'] } } },
] as const;

/**
 * The axe violations of the page in its present state, in the light and the dark theme; empty when there are none.
 * `within` limits the check to these selectors.
 */
export async function barriers(page: Page, within: readonly string[] = []): Promise<string[]> {
  // Injected once per document, because the source is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
  }
  const found: string[] = [];
  for (const { colorScheme, options } of LOOKS) {
    // Reduced motion disables transitions, so that no color is measured half-way to the other theme.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await page.evaluate(
      async ([parts, asked]) => {
        const { axe } = window as unknown as { axe: Axe };
        const context = parts.length === 0 ? document : { include: parts.map((part) => [part]) };
        // Passed rules are not returned, because their results are as long as the page.
        const results = await axe.run(context, { ...asked, resultTypes: ['violations'] });
        return results.violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html)}`);
      },
      [[...within], options] as const,
    );
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}
