/** Between two presses, so that what follows the one is over before the other. */
const REST_MS = 500;
const HELD_MS = 80;

/**
 * Presses a button of the running fight as a hand does, with the mouse or where the page has a touch screen with a finger, and gives
 * the milliseconds from when the hand let go: `painted` until the frame that shows what was done is painted, `shown` until it is on the
 * screen, as the browser tells it, to 8 ms. `finger` is a session of the page's tools.
 */
export async function timeOfPress(page, finger, { set, ticked, intent }) {
  await page.evaluate(setUp, { set, ticked, intent });
  const button = page.locator(`[data-fight] button[value="${intent}"]`).first();
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  await page.evaluate(watchPress);
  const box = await button.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // A button is held as long as hands hold it: what it looks like while it is held is painted before they let go.
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

/** Runs in the page: ticks and sets what the press is about. */
function setUp({ set, ticked, intent }) {
  for (const box of document.querySelectorAll('input[name="who"]:checked')) box.checked = false;
  if (ticked !== null) document.querySelectorAll(`[aria-label^="Select ${ticked}"]`)[0].click();
  for (const [field, value] of Object.entries(set)) document.querySelector(field).value = value;
  const around = document.querySelector(`[data-fight] button[value="${intent}"]`);
  const folded = around.closest('details');
  if (folded) folded.open = true;
}

/** Runs in the page: waits for the press, for the order to say what was done, for the frame that paints it, and for the screen. */
function watchPress() {
  const shown = new Promise((done) => {
    const observer = new PerformanceObserver((list) => {
      const click = list.getEntries().find(({ name }) => name === 'click');
      if (!click) return;
      observer.disconnect();
      done(click.duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 });
    // What is on the screen sooner is not told of.
    setTimeout(done, 1000, 16);
  });
  const painted = new Promise((done) => {
    const hear = ({ timeStamp }) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        // A task that comes before all others is the first after the frame.
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
