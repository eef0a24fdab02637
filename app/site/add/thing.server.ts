import { and, eq, isNull } from 'drizzle-orm';
import type { ThingToAdd } from '~/catalogue/add-to/add-facts';
import type { ToolId } from '~/catalogue/tool';
import { spellById } from '~/compendium/shelf/records.server';
import { monsterRowsByIds } from '~/compendium/shelf/rows-by-ids-sql.server';
import { encounterPaths } from '~/encounter-paths';
import { openEncounter } from '~/encounters/kept/encounters.server';
import { maps } from '~/maps/kept/tables';
import { paths } from '~/paths';
import type { Database } from '~/platform/database.server';
import type { Services } from '~/platform/services.server';
import { spellPaths } from '~/spell-paths';

/** The thing with its name; null when there is none, or it belongs to another user. */
export async function thingOf(
  services: Services,
  userId: string | null,
  { kind, id }: Omit<ThingToAdd, 'name'>,
): Promise<ThingToAdd | null> {
  switch (kind) {
    case 'monster': {
      const [row] = await monsterRowsByIds(services.db, [id], userId);
      return row ? { kind, id: row.id, name: row.name } : null;
    }
    case 'spell': {
      const spell = await spellById(services.db, id);
      return spell && { kind, id: spell.id, name: spell.record.name };
    }
    case 'map': {
      const [map] = userId === null ? [] : await mapOf(services.db, userId, id);
      return map ? { kind, id, name: map.name } : null;
    }
    case 'encounter': {
      const read = userId === null ? null : await openEncounter(services, userId, id);
      if (read === null || read === 'unread') return null;
      return { kind, id, name: read.listed.name };
    }
  }
}

function mapOf(db: Database, userId: string, id: string): Promise<{ name: string }[]> {
  return db
    .select({ name: maps.name })
    .from(maps)
    .where(and(eq(maps.id, id), eq(maps.userId, userId), isNull(maps.deletedAt)))
    .limit(1);
}

/** The page of a thing in a tool that is open to the user; null while there is none. */
export function pageOf({ kind, id }: ThingToAdd, isOpen: (tool: ToolId) => boolean): string | null {
  switch (kind) {
    case 'monster':
      return isOpen('monster-lookup') ? paths.monster({ id }) : null;
    case 'spell':
      if (isOpen('spell-lookup')) return spellPaths.spell({ id });
      return isOpen('monster-lookup') ? paths.spell({ id }) : null;
    case 'map':
      return isOpen('mapwright') ? paths.savedMap({ id }) : null;
    case 'encounter':
      return isOpen('encounter-builder') ? encounterPaths.kept({ id }) : null;
  }
}
