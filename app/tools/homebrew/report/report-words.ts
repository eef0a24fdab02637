import type { HomebrewPiece } from '~/compendium/foreign/reading';

/** Summarises an import: "14 parts kept, 2 changed, 1 dropped". */
export function reportWords({ kept, changed, dropped, missing }: HomebrewPiece): string {
  if (missing !== null) return `Cannot be imported: ${missing}`;
  const parts = `${kept.length} ${kept.length === 1 ? 'part' : 'parts'} kept`;
  const others = [
    ...(changed.length === 0 ? [] : [`${changed.length} changed`]),
    ...(dropped.length === 0 ? [] : [`${dropped.length} dropped`]),
  ];
  return [parts, ...others].join(', ');
}
