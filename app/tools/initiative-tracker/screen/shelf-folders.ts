import type { ListedFight } from '~/fights/kept/fight-rows.server';

const RANK = { running: 0, planned: 1, over: 2 } as const;

/**
 * Groups fights by folder, those without one first; within each running ones first, then ready ones, the latest
 * first.
 */
export function byFolder(
  fights: readonly ListedFight[],
): { folder: string; fights: ListedFight[] }[] {
  const folders = [...new Set(fights.map(({ folder }) => folder))].sort((one, other) =>
    one.localeCompare(other, 'en'),
  );
  return folders.map((folder) => ({
    folder,
    fights: fights
      .filter((fight) => fight.folder === folder)
      .sort(
        (one, other) => RANK[one.status] - RANK[other.status] || other.updatedAt - one.updatedAt,
      ),
  }));
}
