/** Why a saved map cannot be in a fight. */
export const MAT_TOO_LARGE =
  'A map in a fight has at most 10,000 squares, such as 100 × 100. Save a smaller part of it.';
