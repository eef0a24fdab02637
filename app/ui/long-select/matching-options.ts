/** An option of a select as its list shows it; `group` is empty outside groups. */
export type ListedOption = { value: string; label: string; group: string; isDisabled: boolean };

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The options that contain every typed word, in label or group. Those that begin with what was typed come first within
 * their group; the order is otherwise that of the select.
 */
export function matchingOptions(
  options: readonly ListedOption[],
  typed: string,
): readonly ListedOption[] {
  const start = folded(typed.trim());
  if (start === '') return options;
  const words = start.split(/\s+/);
  const found = options.filter(({ label, group }) => {
    const text = folded(`${group} ${label}`);
    return words.every((word) => text.includes(word));
  });
  const rank = ({ label }: ListedOption) => (folded(label).startsWith(start) ? 0 : 1);
  const groups = [...new Set(found.map(({ group }) => group))];
  return groups.flatMap((name) =>
    found.filter(({ group }) => group === name).sort((one, other) => rank(one) - rank(other)),
  );
}
