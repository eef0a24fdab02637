import type { Amount, Strike, StrikeSave } from '~/fights/sheet/strike';

/** "2d6 + 3", or the number when there are no dice. */
function amountWords({ dice, bonus, average }: Amount): string {
  if (dice === null) return String(average);
  const more = bonus === 0 ? '' : bonus < 0 ? ` − ${-bonus}` : ` + ${bonus}`;
  return `${dice.count}d${dice.sides}${more}`;
}

function damageWords(parts: readonly (Amount & { type: string | null })[]): string {
  return parts.map((part) => [amountWords(part), part.type].filter(Boolean).join(' ')).join(', ');
}

function saveWords({ ability, dc, fail, half }: StrikeSave): string {
  const damage = damageWords(fail.damage);
  const lasts = fail.lasting.map(({ name }) => name.toLowerCase()).join(', ');
  const said = [damage + (damage && half ? ' (half if saved)' : ''), lasts].filter(Boolean);
  return [`${ability.toUpperCase()} save DC ${dc}`, said.join('; ')].filter(Boolean).join(': ');
}

/** A strike in one line: "+4 to hit · 1d6 + 2 slashing · CON save DC 11: poisoned". */
export function strikeWords({ attack, hit, targets }: Strike): string {
  return [
    attack && `${attack.toHit < 0 ? '−' : '+'}${Math.abs(attack.toHit)} to hit`,
    targets.area,
    damageWords(hit.damage),
    ...hit.saves.map(saveWords),
    ...hit.lasting.map(({ name }) => name),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A spell's effects in one line; a mark with the spell's own name is left out. */
export function spellWords(strike: Strike, name: string): string {
  const { hit } = strike;
  const heals = hit.heals
    .filter(({ share, when }) => share === null && when === null)
    .map((one) => `${amountWords(one)} ${one.temporary ? 'temporary hit points' : 'healed'}`);
  const lasting = hit.lasting.filter((mark) => mark.name !== name);
  return [...heals, strikeWords({ ...strike, hit: { ...hit, lasting } })]
    .filter((words) => words !== '')
    .join(' · ');
}
