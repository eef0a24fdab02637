import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

/** The axe that `@axe-core/playwright` brings; its builder reads it anew for each look, and carries every rule that holds to us and back. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** What is asked of axe, and what it answers, as far as it is looked at here. */
type Axe = {
  run(
    context: unknown,
    options: unknown,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/** By day everything is looked at; by night only the colours, since nothing else changes. */
const LOOKS = [
  { colorScheme: 'light', options: {} },
  { colorScheme: 'dark', options: { runOnly: { type: 'rule', values: ['color-contrast'] } } },
] as const;

/**
 * What axe finds wrong on a page as it stands, by day and by night; empty when nothing is. `within` keeps to some parts of the page.
 */
export async function barriers(page: Page, within: readonly string[] = []): Promise<string[]> {
  // Brought once for each document: it is half a megabyte to read.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
  }
  const found: string[] = [];
  for (const { colorScheme, options } of LOOKS) {
    // Colours that are still on their way to the other theme would be measured half-way.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await page.evaluate(
      async ([parts, asked]) => {
        const { axe } = window as unknown as { axe: Axe };
        const context = parts.length === 0 ? document : { include: parts.map((part) => [part]) };
        // What is right is not listed: its words are as many as the page's.
        const results = await axe.run(context, { ...asked, resultTypes: ['violations'] });
        return results.violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html)}`);
      },
      [[...within], options] as const,
    );
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}
