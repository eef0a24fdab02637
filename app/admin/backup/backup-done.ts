import type { NoticeTone } from '~/ui/notice';

/** What asking for a backup came to, as the address of the page says it. */
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

/** What the page says of the last press; null for words that no press leaves. */
export function backupDone(done: string | null): { tone: NoticeTone; words: string } | null {
  return Object.entries(WORDS).find(([word]) => word === done)?.[1] ?? null;
}
