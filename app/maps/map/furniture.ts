/** Furniture and marks besides the first symbols. Names are saved with maps and must never change their meaning. */
export const FURNITURE_KINDS = [
  'bed',
  'bunk',
  'straw-bed',
  'table',
  'round-table',
  'long-table',
  'chair',
  'bench',
  'throne',
  'desk',
  'shelves',
  'bookcase',
  'wardrobe',
  'barrel',
  'barrels',
  'crate',
  'crates',
  'sacks',
  'cask',
  'coffin',
  'sarcophagus',
  'urn',
  'gravestone',
  'bones',
  'skull',
  'brazier',
  'hearth',
  'campfire',
  'forge',
  'anvil',
  'cauldron',
  'candles',
  'torch',
  'bars',
  'cage',
  'chains',
  'rack',
  'stocks',
  'lever',
  'ladder',
  'trapdoor',
  'grate',
  'boulder',
  'rubble',
  'stalagmite',
  'crystal',
  'mushrooms',
  'roots',
  'stump',
  'web',
  'nest',
  'fountain',
  'basin',
  'idol',
  'obelisk',
  'lectern',
  'magic-circle',
  'mirror',
  'rug',
  'cart',
  'boat',
  'weapon-rack',
  'wine-rack',
] as const;
export type FurnitureKind = (typeof FURNITURE_KINDS)[number];

/** The squares that a piece takes, across and down, facing north; one square when it is not listed. */
const LARGER: Readonly<Partial<Record<FurnitureKind, readonly [number, number]>>> = {
  bed: [1, 2],
  table: [2, 1],
  'long-table': [3, 1],
  coffin: [1, 2],
  sarcophagus: [1, 2],
  rack: [1, 2],
  rug: [2, 1],
  boat: [1, 2],
};

export function isFurniture(kind: string): kind is FurnitureKind {
  return (FURNITURE_KINDS as readonly string[]).includes(kind);
}

/** The squares of a piece of furniture; `turn` counts quarters clockwise around its first square. */
export function furnitureSquares({
  x,
  y,
  kind,
  turn = 0,
}: {
  x: number;
  y: number;
  kind: string;
  turn?: number;
}): { x: number; y: number }[] {
  const [across, down] = (isFurniture(kind) && LARGER[kind]) || [1, 1];
  return Array.from({ length: across * down }, (_, at) => {
    const [right, below] = [at % across, Math.floor(at / across)];
    switch (turn) {
      case 1:
        return { x: x - below, y: y + right };
      case 2:
        return { x: x - right, y: y - below };
      case 3:
        return { x: x + below, y: y - right };
      default:
        return { x: x + right, y: y + below };
    }
  });
}

/** A kind of symbol in words: "straw bed". */
export function symbolName(kind: string): string {
  return kind.replaceAll('-', ' ');
}
