import { useRef, useState } from 'react';
import { type Choice, type Sending, sendRecords } from './send-records';

/** The state of an upload. */
export type UploadStanding =
  | { kind: 'idle' }
  | { kind: 'sending'; sending: Sending }
  | { kind: 'sent'; id: string }
  | { kind: 'failed'; problem: string };

/** One upload at a time: its state, how to start and how to stop it. */
export function useUpload() {
  const [standing, setStanding] = useState<UploadStanding>({ kind: 'idle' });
  const stopper = useRef<AbortController | null>(null);

  async function send(choice: Choice): Promise<void> {
    if (stopper.current !== null) return;
    const controller = new AbortController();
    stopper.current = controller;
    const begun = { sent: 0, total: choice.file.size, isWaiting: false };
    setStanding({ kind: 'sending', sending: begun });
    const sent = await sendRecords(choice, {
      signal: controller.signal,
      onProgress: (sending) => setStanding({ kind: 'sending', sending }),
    });
    stopper.current = null;
    if (controller.signal.aborted) setStanding({ kind: 'idle' });
    else if (sent.ok) setStanding({ kind: 'sent', id: sent.id });
    else setStanding({ kind: 'failed', problem: sent.problem });
  }

  return {
    standing,
    send,
    stop: () => stopper.current?.abort(),
    refuse: (problem: string) => setStanding({ kind: 'failed', problem }),
  };
}
