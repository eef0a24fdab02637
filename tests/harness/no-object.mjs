/** Replaces the platform's class where a Worker is only imported, and its objects run in another process. */
export class DurableObject {}
