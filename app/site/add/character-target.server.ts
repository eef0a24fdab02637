import { and, desc, eq, isNull } from 'drizzle-orm';
import { characterPaths } from '~/character-paths';
import {
  type CharacterDesk,
  openCharacter,
  saveCharacter,
} from '~/characters/kept/characters.server';
import { characters } from '~/characters/kept/tables';
import type { Character } from '~/characters/record/character';
import { hasSpell, withoutSpell, withSpell } from '~/characters/record/other-spells';
import { spellById } from '~/compendium/shelf/records.server';
import { type AddDone, goneTarget, MOST_TARGETS, type TargetKind } from './add-target.server';

/** A character of the spell's edition: it stands among the spells that belong to no class. */
export const SPELL_TO_CHARACTER: TargetKind = {
  is: 'character',
  takes: 'spell',
  tool: 'character-creator',
  async list({ context, person, thing }) {
    const { db } = context.services;
    const spell = await spellById(db, thing.id);
    const found =
      spell === null
        ? []
        : await db
            .select({
              id: characters.id,
              name: characters.name,
              classLine: characters.classLine,
              raceName: characters.raceName,
            })
            .from(characters)
            .where(
              and(
                eq(characters.userId, person.userId),
                eq(characters.edition, spell.record.edition),
                isNull(characters.deletedAt),
              ),
            )
            .orderBy(desc(characters.updatedAt), characters.id)
            .limit(MOST_TARGETS);
    return {
      title: 'Characters',
      targets: found.map(({ id, name, classLine, raceName }) => ({
        to: `character:${id}`,
        name,
        says: [raceName, classLine].filter((one) => one !== '').join(' '),
      })),
    };
  },
  async add({ context, person, thing, id }) {
    const { services } = context;
    const spell = await spellById(services.db, thing.id);
    if (spell === null) return goneTarget('spell');
    const { slug, level, edition } = spell.record;
    const done = await rewritten(services, person.userId, id, (character) => {
      if (character.edition !== edition) return null;
      return hasSpell(character, slug) ? character : withSpell(character, slug, level);
    });
    if (!done.ok || done.already) return done;
    return { ...done, undo: `character:${id}:${slug}` };
  },
  async undo({ context, person, id }, [slug = '']) {
    return rewritten(context.services, person.userId, id, (character) =>
      withoutSpell(character, slug),
    );
  },
};

const OTHER_RULES = 'This character plays by the other edition’s rules.';
const NOT_NOW = 'This character could not be saved. Try again in a moment.';

/** The maximum number of attempts when other devices write at the same time. */
const TRIES = 4;

/**
 * Applies `change` to the current state of the user's own character, so that changes by other devices are kept. A
 * change that returns the same character writes nothing; null is of the other edition.
 */
async function rewritten(
  desk: CharacterDesk,
  userId: string,
  id: string,
  change: (character: Character) => Character | null,
): Promise<AddDone> {
  const to = characterPaths.character({ id });
  for (let tried = 0; tried < TRIES; tried += 1) {
    const read = await openCharacter(desk, userId, id);
    if (read === null) return goneTarget('character');
    if (read === 'unread') break;
    const { listed, character } = read;
    const changed = change(character);
    if (changed === null) return { ok: false, status: 409, problem: OTHER_RULES };
    const { name } = listed;
    if (changed === character) return { ok: true, name, to, undo: null, already: true };
    const done = await saveCharacter(desk, userId, listed, changed);
    if (done.ok) return { ok: true, name, to, undo: null };
    if (done.reason !== 'changed') break;
  }
  return { ok: false, status: 503, problem: NOT_NOW };
}
