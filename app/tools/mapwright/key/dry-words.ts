const OF_DRY_FLOOR =
  /\b(?:floor|flagstones?|dust|footsteps?|footprints|boot prints|step|ash(?:es)?|embers|(?:camp)?fire|hearth|chalk(?:ed)?|straw|salt|sand|swept|scrubbed|crumbs|crust|powder|paper|ledger|letter|mushrooms|onions|nails|table|chairs?|chessboard|stool|cots|cushion|cradle|cheese|shoe|bones|heap|pile|cairn|carpet|pedal|oil|rags|sleeping mat)\b/i;

/** Whether a phrase speaks of a dry floor or of what would not last in water. A room under water has none of it. */
export function isOfDryFloor(phrase: string): boolean {
  return OF_DRY_FLOOR.test(phrase);
}
