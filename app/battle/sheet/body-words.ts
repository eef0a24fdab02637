/** The creature sizes, smallest first. */
export const BODY_SIZES = ['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan'] as const;
export type BodySize = (typeof BODY_SIZES)[number];

/** Where a creature stands: in melee, behind the front line, or out of reach in the air. */
export const LINES = ['front', 'back', 'flying'] as const;
export type Line = (typeof LINES)[number];

/** What an attack is made of: some creatures are harmed only by magic, silver or adamantine. */
export type Manner = 'plain' | 'silvered' | 'adamantine' | 'magical';
