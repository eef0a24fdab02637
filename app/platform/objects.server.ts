/** Durable Objects of one class: each has a name, storage of its own, and answers the calls that its class lists. */
export type Objects = {
  /**
   * Asks the object of this name. When the way to it breaks, `ask` runs once more: a call must count once however often it
   * arrives.
   */
  ask<Calls, Answer>(name: string, ask: (object: Calls) => Promise<Answer>): Promise<Answer>;
  /** Opens a socket to the object of this name, or gives its answer that there is none. */
  follow(name: string, request: Request): Promise<Response>;
};

/** The objects behind a binding; opening costs nothing until one is asked. */
export function openObjects(namespace: DurableObjectNamespace): Objects {
  return {
    follow: (name, request) => namespace.getByName(name).fetch(request),
    async ask<Calls, Answer>(name: string, ask: (object: Calls) => Promise<Answer>) {
      // A stub that met an error may be of no use any more: each try has its own. Which calls there are is the class's to say.
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

/** Whether the platform says of an error that another try may succeed, and is not asked too much already. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { retryable, overloaded } = error as { retryable?: unknown; overloaded?: unknown };
  return retryable === true && overloaded !== true;
}
