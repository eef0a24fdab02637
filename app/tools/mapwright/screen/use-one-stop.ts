import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Makes a toolbar a single tab stop; arrow keys, Home and End move between its tools. */
export function useOneStop(first: string) {
  const [stop, setStop] = useState(first);
  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (!(event.target instanceof HTMLButtonElement)) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(event.target);
    const step = STEPS[event.key];
    const last = buttons.length - 1;
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? null : at + step;
    if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    buttons[(to + buttons.length) % buttons.length]?.focus();
  }
  return {
    /** Props for the element around the tools. */
    bar: {
      onKeyDown: handleKeyDown,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setStop(target.dataset.stop ?? first),
    },
    tabIndexOf: (id: string) => (id === stop ? 0 : -1),
  };
}
