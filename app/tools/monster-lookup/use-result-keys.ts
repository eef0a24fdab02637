import { type RefObject, useEffect } from 'react';

const ARROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const LETTERS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * Handles "/" to focus the search field, arrow keys to move from the field into and through the results (also j and k
 * outside the field), and Escape to go back. Keys with Ctrl, Alt or Meta are left to the browser.
 */
export function useResultKeys(
  field: RefObject<HTMLInputElement>,
  results: RefObject<HTMLElement>,
): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      // Also one of the commands, but available before they are loaded.
      if (event.key === '/' && !event.defaultPrevented && !isTyping(target)) {
        event.preventDefault();
        field.current?.focus();
        field.current?.select();
        return;
      }
      const links = [...(results.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])];
      const letter = isTyping(target) || event.defaultPrevented ? 0 : (LETTERS[event.key] ?? 0);
      const current = links.findIndex((link) => link.hasAttribute('aria-current'));
      const within = target === null || target === field.current ? -1 : links.indexOf(target);
      const at = within === -1 && letter !== 0 ? current : within;
      if (target !== field.current && at === -1 && letter !== 1) return;
      if (event.key === 'Escape' && at >= 0) field.current?.focus();
      const step = letter || (ARROWS[event.key] ?? 0);
      if (step === 0 || (at === -1 && step === -1)) return;
      event.preventDefault();
      if (at + step < 0) field.current?.focus();
      else links[Math.min(at + step, links.length - 1)]?.focus();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [field, results]);
}

function isTyping(target: HTMLElement | null): boolean {
  return target?.closest('input, select, textarea, [contenteditable], dialog') != null;
}
