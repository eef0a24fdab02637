/** Presses the button of an intent, as a hand would; false where it does not stand or cannot be pressed. */
export function pressButton(intent: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(
    `[data-fight] button[name="intent"][value="${intent}"]:not(:disabled)`,
  );
  button?.click();
  return button !== null;
}
