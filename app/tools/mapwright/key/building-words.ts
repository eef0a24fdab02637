const OF_BUILDING =
  /\b(?:flagstones?|plaster(?:ed)?|mortar|mason’s|lintel|sill|beam|hatch|doors?|doorway|mural|tapestry|curtain|carpet|tiles?|inlaid|whitewash|scrubbed|swept|hinge|hook|pegs|hearth|torch bracket|bell pull|shelf|valve|closes the walls)\b/i;

/** Whether a phrase speaks of what somebody built: doors, plaster, flagstones. A cave has none of it. */
export function isOfBuilding(phrase: string): boolean {
  return OF_BUILDING.test(phrase);
}
