/** A modifier for a dice expression: "+5", "-1", and empty for 0. */
export function plusOf(modifier: number): string {
  return modifier === 0 ? '' : modifier > 0 ? `+${modifier}` : String(modifier);
}
