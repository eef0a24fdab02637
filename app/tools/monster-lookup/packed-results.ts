import { plain, SIGNS, written } from '~/compendium/statblock/packed-words';

/** A monster in the list of results. */
export type FoundMonster = {
  id: string;
  name: string;
  type: string;
  size: string;
  cr: number;
  ac: number;
  hp: number;
  edition: string;
};

/** A page of results packed into one text for the browser: a third of the size of the router's serialisation. */
export type PackedResults = string & { readonly packed: 'results' };

/** Packs a page of results. */
export function packResults(monsters: readonly FoundMonster[]): PackedResults {
  const lines = monsters.map(({ id, name, type, size, cr, ac, hp, edition }) =>
    [id === idOf(name) ? '' : id, name, type, size, cr, ac, hp, edition]
      .map(String)
      .map(written)
      .join(SIGNS.field),
  );
  return lines.join(SIGNS.line) as PackedResults;
}

/** Unpacks a packed page of results. */
export function unpackResults(packed: PackedResults): FoundMonster[] {
  if (packed === '') return [];
  return packed.split(SIGNS.line).map((line) => {
    const [id = '', name = '', type = '', size = '', cr, ac, hp, edition = ''] = line
      .split(SIGNS.field)
      .map(plain);
    return {
      id: id || idOf(name),
      name,
      type,
      size,
      cr: Number(cr),
      ac: Number(ac),
      hp: Number(hp),
      edition,
    };
  });
}

/** The id that most monsters have, derived from the name, so that packing can omit it. */
function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
