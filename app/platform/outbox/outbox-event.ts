/** An event to send to a server: something a user did, with an id made on this device. */
export type OutboxEvent = {
  id: string;
  /**
   * The path on our site that receives it, such as a fight's. Events to one path are sent in the order in which they
   * were added.
   */
  to: string;
  /** The event as JSON. */
  body: string;
  /** Its label on screen, such as "28 fire to Mira". */
  name: string;
  /** Milliseconds since 1970. */
  at: number;
};

/** An event that is waiting on this device. */
export type WaitingEvent = OutboxEvent & {
  /** Why the server refused it, in one sentence; null while it waits to be sent. */
  refusal: string | null;
};

/** The limits of one user's events on one device. Sizes in bytes of UTF-8. */
export type OutboxLimits = { events: number; bytes: number; eventBytes: number };

/** A fight of six hours has some 1,500 events of a few hundred bytes. */
export const OUTBOX_LIMITS: Readonly<OutboxLimits> = {
  events: 5000,
  bytes: 5 * 1024 * 1024,
  eventBytes: 64 * 1024,
};

/** Why an event is not stored on the device. */
export type KeepProblem =
  | 'too-large'
  | 'too-many'
  | 'device-full'
  | 'blocked'
  | 'left'
  | 'not-ours';

export type Kept = { ok: true } | { ok: false; reason: KeepProblem };

/** The size of an event in the outbox, in bytes. */
export function eventBytes({ id, to, body, name }: OutboxEvent): number {
  return new TextEncoder().encode(id + to + body + name).length;
}

/** Whether an address is a path of our own site: events are never sent anywhere else. */
export function isOwnAddress(to: string): boolean {
  const home = 'https://here.invalid';
  if (!/^\/[^/\\\s]/.test(to) || !URL.canParse(to, home)) return false;
  return new URL(to, home).origin === home;
}

/** Whether an outbox could take an event, apart from what is waiting in it already. */
export function isKeepable(event: OutboxEvent): boolean {
  return isOwnAddress(event.to) && eventBytes(event) <= OUTBOX_LIMITS.eventBytes;
}

/** The sentence that says why an event is not stored. */
export function keepSentence(reason: KeepProblem): string {
  switch (reason) {
    case 'too-large':
      return 'This change is too large to save on this device.';
    case 'too-many':
      return 'Too many unsent changes on this device. Go online to send them, or discard the refused ones.';
    case 'device-full':
      return 'No space left on this device for unsent changes. Free some space, or go online.';
    case 'blocked':
      return 'This browser cannot save changes on this device. Stay online, and on this page, until they are sent.';
    case 'left':
      return 'You have signed out, so nothing more is saved on this device.';
    case 'not-ours':
      return 'This change has no address that takes it.';
  }
}
