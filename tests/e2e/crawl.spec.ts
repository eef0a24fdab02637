import type { Page } from 'playwright/test';
import { beSomebody } from './as-person';
import { barriers } from './barriers';
import { making, sheets, table } from './looks/characters';
import { dice } from './looks/dice';
import { encounters } from './looks/encounters';
import { fights, keptFights } from './looks/fights';
import { editing, homebrew } from './looks/homebrew';
import type { Look } from './looks/look';
import { keptMaps, maps } from './looks/maps';
import { monsters, statblocks } from './looks/monsters';
import { account, owner, tools } from './looks/owner';
import { parts } from './looks/parts';
import { sheet } from './looks/sheet';
import { site, words } from './looks/site';
import { spells } from './looks/spells';
import { expect, test } from './page-test';

const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** The narrower screens; a look is measured on the one it was opened on too. */
const NARROWER = [768, 390, 320];

/**
 * The overflow beyond the screen for each screen width, on a phone also with letters of double size, where no text may
 * be cut off either; empty when all fits.
 */
async function beyondScreen(page: Page, { isPhone, isLargeToo }: Look): Promise<string[]> {
  const wide: string[] = [];
  const opened = (isPhone ? PHONE : LAPTOP).width;
  for (const width of [opened, ...NARROWER.filter((narrower) => narrower < opened)]) {
    if (width !== opened) await page.setViewportSize({ width, height: PHONE.height });
    // Both font sizes are measured within one call, so that nothing is painted in between.
    const over = await page.evaluate(
      (sizes) => {
        const { documentElement: root } = document;
        const before = [...document.adoptedStyleSheets];
        const large = new CSSStyleSheet();
        document.adoptedStyleSheets = [...before, large];
        const found = sizes.map((size) => {
          large.replaceSync(`html { font-size: ${size} !important }`);
          const pixels = root.scrollWidth - root.clientWidth;
          return { size, pixels, cut: size === '200%' ? cutOff() : [] };
        });
        document.adoptedStyleSheets = before;
        return found;

        /** The texts that reach beyond an element that hides what does; not those for screen readers alone. */
        function cutOff(): string[] {
          return [...document.querySelectorAll<HTMLElement>('body *')]
            .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 8)
            .filter((one) => {
              const { overflowX, textOverflow, position, clipPath, opacity } =
                getComputedStyle(one);
              const isForReaders =
                position === 'absolute' && (clipPath !== 'none' || opacity === '0');
              // What ends with an ellipsis is shown whole elsewhere; the slides of a carousel come in turn.
              const isMeant = textOverflow === 'ellipsis' || one.closest('[aria-roledescription]');
              return ['hidden', 'clip'].includes(overflowX) && !isForReaders && !isMeant;
            })
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > 0)
            .filter((one) => one.closest('[aria-hidden="true"]') === null)
            .flatMap(textBeyond);
        }

        /** The first text within an element that ends beyond its right edge and is not scrolled there. */
        function textBeyond(one: HTMLElement): string[] {
          const { right } = one.getBoundingClientRect();
          const range = document.createRange();
          const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
            const within = text.parentElement;
            const isShown =
              within?.checkVisibility() && within.closest('[aria-hidden="true"]') === null;
            if (!isShown || !text.textContent?.trim()) continue;
            range.selectNodeContents(text);
            if (range.getBoundingClientRect().right > right + 1) {
              return [`“${text.textContent.trim().slice(0, 40)}”`];
            }
          }
          return [];
        }
      },
      width === PHONE.width || isLargeToo ? ['100%', '200%'] : ['100%'],
    );
    for (const { size, pixels, cut } of over) {
      if (pixels > 0) wide.push(`${pixels} pixels at a width of ${width}, letters of ${size}`);
      if (cut.length > 0)
        wide.push(`cut off at a width of ${width}: ${cut.slice(0, 4).join(', ')}`);
    }
  }
  return wide;
}

/** Every page is opened once and checked for overflow and for axe violations in the light and the dark theme. */
for (const { name: room, as, looks } of [
  site,
  words,
  sheet,
  owner,
  tools,
  account,
  sheets,
  table,
  making,
  editing,
  homebrew,
  dice,
  encounters,
  fights,
  keptFights,
  maps,
  keptMaps,
  monsters,
  statblocks,
  spells,
  parts,
]) {
  test(`${room}: no accessibility violations, and no overflow beyond the screen`, async ({
    page,
  }) => {
    if (as) await beSomebody(page, as);
    for (const look of looks) {
      await test.step(look.name, async () => {
        const screen = look.isPhone ? PHONE : LAPTOP;
        await page.setViewportSize(screen);
        if (typeof look.open === 'string') await page.goto(look.open);
        else await look.open(page);
        await page.locator('main details').evaluateAll((found) => {
          for (const details of found) details.toggleAttribute('open', !details.dataset.menu);
        });
        expect.soft(await barriers(page, look.within), look.name).toEqual([]);
        // Last, because it leaves the screen narrow.
        expect.soft(await beyondScreen(page, look), look.name).toEqual([]);
      });
    }
  });
}
