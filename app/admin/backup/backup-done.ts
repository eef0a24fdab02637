import type { NoticeTone } from '~/ui/notice';

/** The result of requesting a backup, as in the page's query. */
export type BackupDone = 'begun' | 'running' | 'made';

const WORDS: Record<BackupDone, { tone: NoticeTone; words: string }> = {
  begun: {
    tone: 'good',
    words:
      'Backup started. It runs in the background, some parts each minute; this list shows its progress.',
  },
  running: { tone: 'info', words: 'A backup is already running. Wait until it is complete.' },
  made: {
    tone: 'info',
    words: 'A backup was made less than a minute ago: it is the first in the list.',
  },
};

/** The page's message about the last request; null for unknown values. */
export function backupDone(done: string | null): { tone: NoticeTone; words: string } | null {
  return Object.entries(WORDS).find(([word]) => word === done)?.[1] ?? null;
}
