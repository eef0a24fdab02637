/** Something that a person did and a server is to be told: an event with an id made on this device. */
export type OutboxEvent = {
  id: string;
  /** The address of ours that takes it, such as a fight's. Events to one address arrive in the order in which they were noted. */
  to: string;
  /** What happened, as JSON. */
  body: string;
  /** What it is called where it is shown, such as "28 fire to Mira". */
  name: string;
  /** Milliseconds since 1970. */
  at: number;
};

/** An event that waits on this device. */
export type WaitingEvent = OutboxEvent & {
  /** Why the server did not take it, in one sentence; null while it waits to be sent. */
  refusal: string | null;
};

/** How much may wait for one person on one device. Sizes in bytes of UTF-8. */
export type OutboxLimits = { events: number; bytes: number; eventBytes: number };

/** A fight of six hours has some 1,500 events of a few hundred bytes. */
export const OUTBOX_LIMITS: Readonly<OutboxLimits> = {
  events: 5000,
  bytes: 5 * 1024 * 1024,
  eventBytes: 64 * 1024,
};

/** Why an event is not kept on the device. */
export type KeepProblem =
  | 'too-large'
  | 'too-many'
  | 'device-full'
  | 'blocked'
  | 'left'
  | 'not-ours';

export type Kept = { ok: true } | { ok: false; reason: KeepProblem };

/** What an event takes of the outbox, in bytes. */
export function eventBytes({ id, to, body, name }: OutboxEvent): number {
  return new TextEncoder().encode(id + to + body + name).length;
}

/** Whether an address is a path of our own site: nothing is ever sent anywhere else. */
export function isOwnAddress(to: string): boolean {
  const home = 'https://here.invalid';
  if (!/^\/[^/\\\s]/.test(to) || !URL.canParse(to, home)) return false;
  return new URL(to, home).origin === home;
}

/** Whether an outbox could take an event, but for what waits in it already. */
export function isKeepable(event: OutboxEvent): boolean {
  return isOwnAddress(event.to) && eventBytes(event) <= OUTBOX_LIMITS.eventBytes;
}

/** The sentence that says why an event is not kept. */
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
