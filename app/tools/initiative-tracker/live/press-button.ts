/** Clicks the button of an intent; false when it is missing or disabled. */
export function pressButton(intent: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(
    `[data-fight] button[name="intent"][value="${intent}"]:not(:disabled)`,
  );
  button?.click();
  return button !== null;
}
