import type { FightEvent } from '~/fights/log/deeds';
import { backOffMs } from '~/platform/outbox/back-off';
import { postEvents } from '~/platform/outbox/post-events';

type Told = {
  heard(said: unknown): void;
  refused(id: string, reason: string): void;
  changed(): void;
};

/** Sends events that this device could not store directly from the page, in order, until the server has answered. */
export function sendUnkept(owner: string, address: string, told: Told) {
  let waiting: FightEvent[] = [];
  let failed = 0;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    if (isSending || waiting.length === 0) return;
    isSending = true;
    const batch = waiting.slice(0, 100);
    const envelopes = batch.map((event) => ({
      id: event.id,
      to: address,
      body: JSON.stringify(event),
      name: '',
      at: event.at,
      refusal: null,
    }));
    const delivery = await postEvents(owner, address, envelopes);
    isSending = false;
    if (delivery.kind === 'taken') {
      failed = 0;
      const answered = new Set([...delivery.acknowledged, ...delivery.refused.map(({ id }) => id)]);
      waiting = waiting.filter(({ id }) => !answered.has(id));
      told.heard(delivery.said);
      for (const { id, reason } of delivery.refused) told.refused(id, reason);
      told.changed();
      if (answered.size > 0) return send();
    }
    failed += 1;
    timer = setTimeout(() => void send(), backOffMs(failed, Math.random()));
  }

  return {
    add(event: FightEvent): void {
      waiting.push(event);
      clearTimeout(timer);
      void send();
    },
    waits: () => waiting.length > 0,
    close: () => clearTimeout(timer),
  };
}
