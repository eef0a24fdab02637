/** The keys of the pad: their labels, and accessible names where the label is not enough. */
export const PAD_KEYS = [
  { key: 'd4', face: 'd4' },
  { key: 'd6', face: 'd6' },
  { key: 'd8', face: 'd8' },
  { key: 'd10', face: 'd10' },
  { key: 'd12', face: 'd12' },
  { key: 'd20', face: 'd20' },
  { key: 'd%', face: 'd%', name: 'd%, percentile' },
  { key: 'd2', face: 'Coin' },
  { key: '+1', face: '+1', name: 'Add 1' },
  { key: '-1', face: '−1', name: 'Subtract 1' },
  { key: '+5', face: '+5', name: 'Add 5' },
  { key: 'clear', face: 'Clear', name: 'Clear the dice' },
] as const;

/** The value of the button that rolls a die at once. */
export function rollKey(die: string): string {
  return `roll:${die}`;
}

/** The dice of a button that rolls at once: "roll:d20" is "1d20"; null for any other key. */
export function rolledKey(key: string): string | null {
  const die = PAD_KEYS.find((one) => rollKey(one.key) === key && one.key.startsWith('d'));
  return die === undefined ? null : `1${die.key}`;
}

/**
 * The expression after a key: a die of the same kind as the last increases its count, a number is added to the last
 * one.
 */
export function pressKey(text: string, key: string): string {
  const before = text.trim();
  if (!PAD_KEYS.some((one) => one.key === key) || key === 'clear') return '';
  if (key.startsWith('d')) {
    const again = new RegExp(`(^|[+\\-\\s(,])(\\d*)${key}$`).exec(before);
    if (again) {
      const [whole, sign = '', count] = again;
      return `${before.slice(0, -whole.length)}${sign}${Number(count || 1) + 1}${key}`;
    }
    return before === '' ? `1${key}` : `${before}+1${key}`;
  }
  const [, dice = '', bonus = ''] = /^(.*?)\s*([+-]\s*\d{1,6})$/.exec(before) ?? [];
  // A number after another operator is not a bonus.
  const isBonus = bonus !== '' && !/[<>=(*/^,+-]$/.test(dice);
  const sum = Number(key) + (isBonus ? Number(bonus.replace(/\s/g, '')) : 0);
  const rest = isBonus ? dice : before;
  if (sum === 0) return rest;
  return rest === '' ? String(sum) : `${rest}${sum > 0 ? '+' : ''}${sum}`;
}
