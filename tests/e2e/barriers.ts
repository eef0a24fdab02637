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

/** The part of a page for axe: all of it, or what these selectors show. */
type Part = { include: (string[] | Element)[] } | null;

/**
 * The axe violations of the page in its present state: by all rules in the light theme, by the contrast of its texts in
 * the dark theme too, because nothing else differs; empty when there are none. `within` limits the check to these
 * selectors.
 */
export async function barriers(page: Page, within: readonly string[] = []): Promise<string[]> {
  // Injected once per document, because the source is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
  }
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    // Reduced motion disables transitions, so that no color is measured half-way to the other theme.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await page.evaluate(violationsOf, {
      within: [...within],
      isContrastAlone: colorScheme === 'dark',
    });
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/**
 * Runs in the page. Contrast takes longer than all other rules together, so texts that look the same on the same
 * backgrounds are measured twice and not a hundred times.
 */
async function violationsOf({
  within,
  isContrastAlone,
}: {
  within: string[];
  isContrastAlone: boolean;
}): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  const CONTRAST = 'color-contrast';
  const ENOUGH = 2;
  const whole: Part = within.length === 0 ? null : { include: within.map((part) => [part]) };
  const contrast = await run(
    { include: textsOfEachLook() },
    { runOnly: { type: 'rule', values: [CONTRAST] } },
  );
  if (isContrastAlone) return contrast;
  return [...(await run(whole, { rules: { [CONTRAST]: { enabled: false } } })), ...contrast];

  async function run(part: Part, options: object): Promise<string[]> {
    if (part?.include.length === 0) return [];
    // Passed rules are not returned, because their results are as long as the page; no rule in use reads style sheets.
    const asked = { ...options, resultTypes: ['violations'], preload: false };
    const { violations } = await axe.run(part ?? document, asked);
    return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html)}`);
  }

  /** The first elements with a text of their own, or a field's, of each look. */
  function textsOfEachLook(): Element[] {
    const scope = within.length === 0 ? 'body' : within.join(', ');
    const seen = new Map<string, number>();
    const grounds = new Map<Element, string>();
    return [...document.querySelectorAll(scope)]
      .flatMap((part) => [part, ...part.querySelectorAll('*')])
      .filter((one) => hasText(one) && one.checkVisibility())
      .filter((one) => {
        const { color, fontSize, fontWeight, textShadow } = getComputedStyle(one);
        const ground = groundOf(one, grounds);
        // Contrast does not matter where nothing can be done.
        const isOff = one.closest(':disabled, [aria-disabled="true"]') !== null;
        const look = [one.tagName, isOff, color, fontSize, fontWeight, textShadow, ground].join();
        const count = (seen.get(look) ?? 0) + 1;
        seen.set(look, count);
        return count <= ENOUGH;
      });
  }

  function hasText(one: Element): boolean {
    if (one.matches('input, select, textarea')) return true;
    return [...one.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
    );
  }

  /** What an element stands on: its own background and those around it, with all that changes colors. */
  function groundOf(one: Element, known: Map<Element, string>): string {
    const before = known.get(one);
    if (before !== undefined) return before;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } =
      getComputedStyle(one);
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position].join();
    const around = one.parentElement === null ? '' : groundOf(one.parentElement, known);
    // Most elements add nothing to what is behind them.
    const isBare = own === 'rgba(0, 0, 0, 0),none,1,none,normal,static';
    const ground = isBare ? around : `${own}/${around}`;
    known.set(one, ground);
    return ground;
  }
}
