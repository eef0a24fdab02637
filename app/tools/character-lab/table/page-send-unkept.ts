import type { Deed } from '~/characters/play/deed';
import { backOffMs } from '~/platform/outbox/back-off';
import { postEvents } from '~/platform/outbox/post-events';

type Heard = {
  heard(said: unknown): void;
  refused(id: string, reason: string): void;
  changed(): void;
};

/** Sends deeds that could not be stored in the outbox directly from the page, in order, until the server responds. */
export function sendUnkept(owner: string, address: string, told: Heard) {
  let waiting: { deed: Deed; at: number }[] = [];
  let failed = 0;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    if (isSending || waiting.length === 0) return;
    isSending = true;
    const batch = waiting.slice(0, 100).map(({ deed, at }) => ({
      id: deed.id,
      to: address,
      body: JSON.stringify(deed),
      name: '',
      at,
      refusal: null,
    }));
    const delivery = await postEvents(owner, address, batch);
    isSending = false;
    if (delivery.kind === 'taken') {
      failed = 0;
      const answered = new Set([...delivery.acknowledged, ...delivery.refused.map(({ id }) => id)]);
      waiting = waiting.filter(({ deed }) => !answered.has(deed.id));
      told.heard(delivery.said);
      for (const { id, reason } of delivery.refused) told.refused(id, reason);
      told.changed();
      if (answered.size > 0) return send();
    }
    failed += 1;
    timer = setTimeout(() => void send(), backOffMs(failed, Math.random()));
  }

  return {
    add(deed: Deed): void {
      waiting.push({ deed, at: Date.now() });
      clearTimeout(timer);
      void send();
    },
    waits: () => waiting.length > 0,
    close: () => clearTimeout(timer),
  };
}
