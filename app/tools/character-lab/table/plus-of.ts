/** A number as dice take it: "+5", "-1", and nothing for 0. */
export function plusOf(modifier: number): string {
  return modifier === 0 ? '' : modifier > 0 ? `+${modifier}` : String(modifier);
}
