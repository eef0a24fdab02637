/** The pause between two presses, so that the effects of the first are over before the second. */
const REST_MS = 500;
const HELD_MS = 80;

/**
 * Presses a button of the running fight like a user, with the mouse or, on a touch screen, with a finger, and returns
 * the milliseconds from the release: `painted` until the frame with the result is painted, `shown` until it is on the
 * screen as the browser reports it, with a precision of 8 ms. `finger` is a DevTools session of the page.
 */
export async function timeOfPress(page, finger, { set, ticked, intent }) {
  await page.evaluate(setUp, { set, ticked, intent });
  const button = page.locator(`[data-fight] button[value="${intent}"]`).first();
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  await page.evaluate(watchPress);
  const box = await button.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // A button is held as long as users hold it, so that its pressed style is painted before the release.
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForTimeout(HELD_MS);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else {
    // The pointer rests on the button before it is pressed.
    await page.mouse.move(x, y);
    await page.waitForTimeout(100);
    await page.mouse.down();
    await page.waitForTimeout(HELD_MS);
    await page.mouse.up();
  }
  return page.evaluate(() => globalThis.pressWatched);
}

/** Runs in the page: selects the combatant and sets the fields for the press. */
function setUp({ set, ticked, intent }) {
  for (const box of document.querySelectorAll('input[name="who"]:checked')) box.checked = false;
  if (ticked !== null) document.querySelectorAll(`[aria-label^="Select ${ticked}"]`)[0].click();
  for (const [field, value] of Object.entries(set)) document.querySelector(field).value = value;
  const around = document.querySelector(`[data-fight] button[value="${intent}"]`);
  const folded = around.closest('details');
  if (folded) folded.open = true;
}

/**
 * Runs in the page: waits for the press, for the result in the order, for the frame that paints it, and for the screen.
 */
function watchPress() {
  const shown = new Promise((done) => {
    const observer = new PerformanceObserver((list) => {
      const click = list.getEntries().find(({ name }) => name === 'click');
      if (!click) return;
      observer.disconnect();
      done(click.duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 });
    // The browser does not report shorter durations.
    setTimeout(done, 1000, 16);
  });
  const painted = new Promise((done) => {
    const hear = ({ timeStamp }) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        // A task with the highest priority runs first after the frame.
        requestAnimationFrame(() =>
          scheduler.postTask(() => done(performance.now() - timeStamp), {
            priority: 'user-blocking',
          }),
        );
      });
      const how = { subtree: true, childList: true, attributes: true, characterData: true };
      observer.observe(document.querySelector('[data-order]'), how);
    };
    addEventListener('click', hear, { once: true, capture: true });
  });
  globalThis.pressWatched = Promise.all([painted, shown]).then(([painted, shown]) => ({
    painted,
    shown,
  }));
}
