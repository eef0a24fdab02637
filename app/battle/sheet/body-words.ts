/** The sizes of the game, smallest first. */
export const BODY_SIZES = ['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan'] as const;
export type BodySize = (typeof BODY_SIZES)[number];

/** Where a creature stands: who fights hand to hand, who stays behind them, and who is out of reach from the ground. */
export const LINES = ['front', 'back', 'flying'] as const;
export type Line = (typeof LINES)[number];

/** By what an attack harms: some creatures are hurt by magic, silver or adamantine alone. */
export type Manner = 'plain' | 'silvered' | 'adamantine' | 'magical';
