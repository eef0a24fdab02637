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
  configure(spec: { rules: { id: string; selector: string }[] }): void;
  run(
    context: unknown,
    options: { reporter: (results: RuleResult[]) => RuleResult[] } & Record<string, unknown>,
  ): Promise<RuleResult[]>;
};

type RuleResult = { id: string; passes: Checked[]; violations: Checked[] };
type Checked = { node: { element: Element; source: string } };

/** What an element stands on: what is painted behind it, and what changes the colors of both. */
type Ground = { under: string; over: string };

/** The looks of texts whose contrast has passed in a window, by theme: they are not measured again on the next page. */
const passedIn = new WeakMap<Page, Record<'light' | 'dark', string[]>>();

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
  const passed = passedIn.get(page) ?? { light: [], dark: [] };
  passedIn.set(page, passed);
  for (const colorScheme of ['light', 'dark'] as const) {
    // Reduced motion disables transitions, so that no color is measured half-way to the other theme.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations, looks } = await page.evaluate(violationsOf, {
      within: [...within],
      isContrastAlone: colorScheme === 'dark',
      passed: passed[colorScheme],
    });
    passed[colorScheme].push(...looks);
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }

  return found;
}

/**
 * Runs in the page. Contrast takes longer than all other rules together, so texts that look the same on the same
 * backgrounds are measured twice and not a hundred times, and not at all where such a text has `passed` on a page before.
 * The looks that pass now are returned as `looks`.
 */
async function violationsOf({
  within,
  isContrastAlone,
  passed,
}: {
  within: string[];
  isContrastAlone: boolean;
  passed: string[];
}): Promise<{ violations: string[]; looks: string[] }> {
  const { axe } = window as unknown as { axe: Axe };
  const CONTRAST = 'color-contrast';
  const MARK = 'data-measured-text';
  const ENOUGH = 2;
  const texts = textsOfEachLook();
  if (isContrastAlone && texts.size === 0) return { violations: [], looks: [] };
  // Marked and not handed over, so that all rules run at once: before each run, axe reads the whole page.
  axe.configure({ rules: [{ id: CONTRAST, selector: `[${MARK}]` }] });
  for (const text of texts.keys()) text.setAttribute(MARK, '');
  const results = await axe.run(
    within.length === 0 ? document : { include: within.map((part) => [part]) },
    {
      ...(isContrastAlone && { runOnly: { type: 'rule', values: [CONTRAST] } }),
      // Axe's own reports describe each element in many ways; and no rule in use reads style sheets.
      reporter: (found) => found,
      preload: false,
    },
  );
  for (const text of texts.keys()) text.removeAttribute(MARK);
  return {
    violations: results
      .filter(({ violations }) => violations.length > 0)
      .map(({ id, violations }) => `${id} ${violations.map(({ node }) => node.source)}`),
    looks: results
      .filter(({ id }) => id === CONTRAST)
      .flatMap(({ passes }) => passes.flatMap(({ node }) => texts.get(node.element) ?? [])),
  };

  /** The first elements with a text of their own, or a field's, of each look that has not passed often enough. */
  function textsOfEachLook(): Map<Element, string> {
    const scope = within.length === 0 ? 'body' : within.join(', ');
    const seen = new Map<string, number>();
    for (const look of passed) seen.set(look, ENOUGH);
    const grounds = new Map<Element, Ground>();
    const found = new Map<Element, string>();
    const every = [...document.querySelectorAll(scope)].flatMap((part) => [
      part,
      ...part.querySelectorAll('*'),
    ]);
    for (const one of every) {
      if (!hasText(one) || !one.checkVisibility()) continue;
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(one);
      const { under, over } = groundOf(one, grounds);
      // Contrast does not matter where nothing can be done.
      const isOff = one.closest(':disabled, [aria-disabled="true"]') !== null;
      const look = [isOff, color, fontSize, fontWeight, textShadow, under, over].join();
      const count = (seen.get(look) ?? 0) + 1;
      seen.set(look, count);
      if (count <= ENOUGH) found.set(one, look);
    }
    return found;
  }

  function hasText(one: Element): boolean {
    if (one.matches('input, select, textarea')) return true;
    return [...one.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
    );
  }

  /** What an element stands on: its own background and those around it, as far as they show, with all that changes colors. */
  function groundOf(one: Element, known: Map<Element, Ground>): Ground {
    const before = known.get(one);
    if (before !== undefined) return before;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } =
      getComputedStyle(one);
    const around =
      one.parentElement === null ? { under: '', over: '' } : groundOf(one.parentElement, known);
    const own = [opacity, filter, mixBlendMode].join();
    const over = own === '1,none,normal' ? around.over : `${own}/${around.over}`;
    const paint = [backgroundColor, backgroundImage].join();
    // Most elements add nothing to what is behind them, and what is behind a plain color does not show.
    const isPlain = backgroundColor.startsWith('rgb(') && backgroundImage === 'none';
    const isBare = paint === 'rgba(0, 0, 0, 0),none';
    const isAway = position === 'absolute' || position === 'fixed';
    const behind = isPlain ? paint : isBare ? around.under : `${paint}/${around.under}`;
    const ground = { under: isAway && !isPlain ? `${position}/${behind}` : behind, over };
    known.set(one, ground);
    return ground;
  }
}
