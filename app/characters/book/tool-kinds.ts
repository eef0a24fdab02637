/** Artisan's tools by slug, the same seventeen in both editions (SRD 5.1 and 5.2, "Tools"). */
export const ARTISAN_TOOLS = [
  'alchemists-supplies',
  'brewers-supplies',
  'calligraphers-supplies',
  'carpenters-tools',
  'cartographers-tools',
  'cobblers-tools',
  'cooks-utensils',
  'glassblowers-tools',
  'jewelers-tools',
  'leatherworkers-tools',
  'masons-tools',
  'painters-supplies',
  'potters-tools',
  'smiths-tools',
  'tinkers-tools',
  'weavers-tools',
  'woodcarvers-tools',
] as const;

/** Musical instruments by slug, the same ten in both editions (SRD 5.1 and 5.2, "Tools"). */
export const INSTRUMENTS = [
  'bagpipes',
  'drum',
  'dulcimer',
  'flute',
  'horn',
  'lute',
  'lyre',
  'pan-flute',
  'shawm',
  'viol',
] as const;
