/**
 * The Durable Objects of one class: each has a name and its own storage, and answers the calls that its class defines.
 */
export type Objects = {
  /** Calls the object of this name. When the connection breaks, `ask` runs once more, so calls must be idempotent. */
  ask<Calls, Answer>(name: string, ask: (object: Calls) => Promise<Answer>): Promise<Answer>;
  /** Opens a WebSocket to the object of this name, or returns its refusal. */
  follow(name: string, request: Request): Promise<Response>;
};

/** The objects behind a binding; it costs nothing until one is called. */
export function openObjects(namespace: DurableObjectNamespace): Objects {
  return {
    follow: (name, request) => namespace.getByName(name).fetch(request),
    async ask<Calls, Answer>(name: string, ask: (object: Calls) => Promise<Answer>) {
      // A stub may be unusable after an error, so each attempt gets its own. The type of the calls is up to the class.
      const tryOnce = () => ask(namespace.getByName(name) as unknown as Calls);
      try {
        return await tryOnce();
      } catch (error) {
        if (!isPassing(error)) throw error;
        return tryOnce();
      }
    },
  };
}

/** Whether the platform marks an error as retryable and is not overloaded. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { retryable, overloaded } = error as { retryable?: unknown; overloaded?: unknown };
  return retryable === true && overloaded !== true;
}
