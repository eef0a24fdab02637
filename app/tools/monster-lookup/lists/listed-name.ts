import { nameInRules } from '../name-in-rules';
import type { ListedMonster } from './list-text';

/** What a monster of a list is called, with the year of its rules where it needs one. */
export function listedName({ name, facts }: ListedMonster): string {
  return facts ? nameInRules(name, facts.edition) : name;
}
