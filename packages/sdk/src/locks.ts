/** The part of the browser's `navigator.locks` that the SDK needs. */
export interface Locks {
  /** Runs the work once nobody else holds the name, and answers what the work answers. */
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

const lastOf = new Map<string, Promise<unknown>>();

/** Locks within this process only, where the platform has none: older Node, pages on plain http. */
export const processLocks: Locks = {
  request(name, work) {
    const done = (lastOf.get(name) ?? Promise.resolve()).then(work, work);
    lastOf.set(name, done);
    return done;
  },
};

/** The platform's locks, which all tabs of the browser share, or else this process's. */
export const platformLocks = (): Locks => globalThis.navigator?.locks ?? processLocks;
