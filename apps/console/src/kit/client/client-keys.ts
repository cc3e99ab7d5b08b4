/** Everything fetched about clients is under this key, so that a change of a client refetches what is shown. */
export const clientKey = ['client'] as const;

/** Figures of the dashboard and the statistics. */
const figuresKey = ['stat'] as const;

/** What a write about a client changes: clients themselves, and figures. */
export const clientChanges = [clientKey, figuresKey] as const;
