import type { ListedFight } from '~/fights/kept/fight-rows.server';

const RANK = { running: 0, planned: 1, over: 2 } as const;

/** The fights by their folders, those that lie in none first; in each those that run, then those that are ready, the latest first. */
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
