import { critterDb } from './critterdb';
import { dnd5eApi } from './dnd5eapi';
import { fantasyJson } from './fantasy-statblock';
import { etoolsCreatures, fiveEtools } from './five-etools';
import { asObject, type Foreign, listOf, own } from './foreign';
import type { HomebrewFormat } from './forms';
import { foundryActor } from './foundry';
import { improvedInitiative } from './improved-initiative';
import { libraryValues } from './improved-library';
import type { JsonValue } from './json-values';
import { monsterMaker } from './monster-maker';
import { open5eOne } from './open5e-1';
import { open5eTwo } from './open5e-2';
import { isOwn, readOwn } from './own-records';
import { pieceOf } from './piece';
import type { JsonReader } from './reader';
import { type HomebrewPiece, type HomebrewProblem, newLedger } from './reading';
import { refusalOf } from './refusals';
import { tetraCube } from './tetra-cube';

/** Most specific first: when several formats match, the first one is used. */
export const JSON_READERS: readonly JsonReader[] = [
  foundryActor,
  tetraCube,
  monsterMaker,
  improvedInitiative,
  critterDb,
  fiveEtools,
  open5eTwo,
  dnd5eApi,
  open5eOne,
  fantasyJson,
];

const NO_CREATURE =
  'This is not a monster in any format that can be read. The page of supported formats lists them; any statblock can be pasted as text.';

type Pieces = {
  readonly format: HomebrewFormat | null;
  readonly pieces: readonly HomebrewPiece[];
  readonly problems: readonly HomebrewProblem[];
};

/** Reads the creatures of a JSON file of any known format; `hint` is tried first. */
export function readJson(values: readonly JsonValue[], hint?: HomebrewFormat): Pieces {
  const readers = [...JSON_READERS].sort(
    (a, b) => Number(b.format === hint) - Number(a.format === hint),
  );
  const pieces: HomebrewPiece[] = [];
  const problems: HomebrewProblem[] = [];
  let format: HomebrewFormat | null = null;
  for (const { value, line } of values.flatMap(unpacked)) {
    const object = asObject(value);
    const reader = object === null ? undefined : readers.find(({ is }) => is(object));
    const refused = refusalOf(value);
    if (refused !== null) {
      problems.push({ line, problem: refused });
    } else if (object !== null && isOwn(object)) {
      format ??= 'own';
      pieces.push(readOwn(value));
    } else if (object !== null && reader !== undefined) {
      format ??= reader.format;
      pieces.push(foreignPiece(reader, object));
    } else problems.push({ line, problem: NO_CREATURE });
  }
  return { format, pieces, problems };
}

/** The format of a JSON value that is a creature; null when it is not one. */
export function creatureFormat(value: unknown): HomebrewFormat | null {
  const object = asObject(value);
  if (object === null) return null;
  return isOwn(object) ? 'own' : (JSON_READERS.find(({ is }) => is(object))?.format ?? null);
}

/** Reads one creature as the given format, without detection. Throws when the format is not read from JSON. */
export function readFor(format: HomebrewFormat, value: Foreign): HomebrewPiece {
  const reader = JSON_READERS.find((one) => one.format === format);
  if (reader === undefined) throw new Error(`No JSON is read as ${format}`);
  const ledger = newLedger();
  // The source is not shown here, and it may be nested too deeply for JSON.stringify.
  return pieceOf(reader.read(value, ledger), ledger, '');
}

function foreignPiece(reader: JsonReader, value: Foreign): HomebrewPiece {
  const ledger = newLedger();
  const told = reader.read(value, ledger);
  return pieceOf(told, ledger, JSON.stringify(value, null, 1));
}

/** Unpacks a value into its creatures: one creature, a list of them, or an object that holds the list. */
function unpacked({ value, line }: JsonValue): JsonValue[] {
  const object = asObject(value);
  const whole = object && (libraryValues(object) ?? etoolsCreatures(object));
  const list = [
    value,
    whole,
    ...['records', 'results', 'monsters', 'creatures', 'monster'].map((key) => own(object, key)),
  ].find((one) => Array.isArray(one));
  return list === undefined
    ? [{ value, line }]
    : listOf(list, 600).map((one) => ({ value: one, line }));
}
