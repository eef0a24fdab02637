import { z } from 'zod';
import { defend, go, modify, push, teleport } from './change-effects';
import {
  act,
  cast,
  die,
  end,
  immunity,
  perform,
  reduce,
  regenerate,
  returns,
  rule,
  shape,
  space,
  summon,
  thing,
  words,
} from './deed-effects';
import { dealt, drain, heal, ongoing, state, suffered, temporary } from './harm-effects';

export const ATOMS = [
  dealt,
  suffered,
  state,
  ongoing,
  heal,
  temporary,
  drain,
  push,
  go,
  teleport,
  modify,
  defend,
  cast,
  perform,
  act,
  summon,
  shape,
  end,
  die,
  immunity,
  space,
  returns,
  regenerate,
  reduce,
  thing,
  rule,
  words,
] as const;

export const atom = z.discriminatedUnion('kind', ATOMS);
export type Atom = z.infer<typeof atom>;
