import { readFileSync } from 'node:fs';
import { readHomebrew } from '~/compendium/foreign/read-homebrew';
import type { HomebrewPiece } from '~/compendium/foreign/reading';
import type { MonsterRecord } from '~/compendium/records/monster-record';

/** A small file in another program's format. */
export function foreignText(name: string): string {
  return readFileSync(new URL(`../fixtures/foreign/${name}`, import.meta.url), 'utf8');
}

/** The same as JSON, for tests that change a field. */
export function foreignJson(name: string) {
  return JSON.parse(foreignText(name));
}

/** The first creature of a file. */
export function only(input: string | object): HomebrewPiece & { record: MonsterRecord } {
  const { records, problems } = readHomebrew(
    typeof input === 'string' ? input : JSON.stringify(input),
  );
  const [piece] = records;
  if (piece === undefined || piece.record === null)
    throw new Error(piece?.missing ?? problems.map(({ problem }) => problem).join());
  return { ...piece, record: piece.record };
}

/** The sentences with which a file is refused. */
export function refused(input: string | object): string {
  return readHomebrew(typeof input === 'string' ? input : JSON.stringify(input))
    .problems.map(({ problem }) => problem)
    .join(' ');
}

/** The attacks of a creature in short form: "5 1d8+3 slashing". */
export function attacksIn({ actions }: MonsterRecord): string[] {
  return actions.flatMap(({ effects }) =>
    effects.flatMap((effect) => {
      if (effect.kind !== 'attack') return [];
      const damage = effect.hit
        .flatMap((one) => (one.kind === 'damage' ? one.damage : []))
        .map(
          ({ dice, bonus, type }) =>
            `${dice ? `${dice.count}d${dice.sides}+` : ''}${bonus} ${type}`,
        );
      return [`${effect.toHit} ${damage.join(' and ')}`];
    }),
  );
}

/** What is reported as changed or dropped, with its field: "Speed: 9 m". */
export function toldOf({ changed, dropped }: HomebrewPiece): string[] {
  return [
    ...changed.map(({ field, from }) => `${field}: ${from}`),
    ...dropped.map(({ field, text }) => `${field}: ${text}`),
  ];
}
