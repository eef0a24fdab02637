/** The provider's storage (codes, tokens, grants, sign-ins) in memory, for one stand-in. */
export function createStorage() {
  const records = new Map();
  const find = (key) => {
    const record = records.get(key);
    if (record && record.expiresAt > Date.now()) return record.payload;
    records.delete(key);
    return undefined;
  };

  class MemoryModel {
    constructor(model) {
      this.model = model;
    }

    async upsert(id, payload, expiresInSeconds) {
      const expiresAt = expiresInSeconds
        ? Date.now() + expiresInSeconds * 1000
        : Number.POSITIVE_INFINITY;
      records.set(`${this.model}:${id}`, { payload, expiresAt });
    }

    async find(id) {
      return find(`${this.model}:${id}`);
    }

    async findByUid(uid) {
      return this.#first((payload) => payload.uid === uid);
    }

    async findByUserCode(userCode) {
      return this.#first((payload) => payload.userCode === userCode);
    }

    async consume(id) {
      const payload = await this.find(id);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    }

    async destroy(id) {
      records.delete(`${this.model}:${id}`);
    }

    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of records) {
        if (key.startsWith(`${this.model}:`) && payload.grantId === grantId) records.delete(key);
      }
    }

    #first(matches) {
      for (const key of records.keys()) {
        if (!key.startsWith(`${this.model}:`)) continue;
        const payload = find(key);
        if (payload && matches(payload)) return payload;
      }
      return undefined;
    }
  }

  return {
    Adapter: MemoryModel,
    clear: () => records.clear(),
    /** Ends a browser's sign-in. */
    endSession: (id) => records.delete(`Session:${id}`),
    /** Deletes every grant of a user, so that none of their refresh tokens works any more. */
    forget(sub) {
      for (const [key, { payload }] of records) {
        if (payload.accountId === sub) records.delete(key);
      }
    },
  };
}
