/** Shows the number of selected creatures, and lets Shift select a range. */
export function watchTicks(page: Document): void {
  const words = page.querySelector<HTMLElement>('[data-ticked]');
  const boxes = [...page.querySelectorAll<HTMLInputElement>('input[name=id]')];
  const all = page.querySelector<HTMLInputElement>('input[name=found]');
  let last = -1;
  const say = () => {
    if (words === null) return;
    const count = boxes.filter(({ checked }) => checked).length;
    words.textContent = all?.checked
      ? 'With all found'
      : count === 0
        ? (words.dataset.ticked ?? '')
        : `With ${count} selected`;
  };
  for (const [at, box] of boxes.entries()) {
    box.addEventListener('click', (event) => {
      if (event.shiftKey && last >= 0) {
        for (const one of boxes.slice(Math.min(last, at), Math.max(last, at) + 1)) {
          one.checked = box.checked;
        }
      }
      last = at;
    });
    box.addEventListener('change', say);
  }
  all?.addEventListener('change', say);
  // Browsers restore checkboxes when returning to a page.
  say();
}
