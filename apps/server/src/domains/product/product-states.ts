/** In these, a product is history: nothing of it changes any more. */
export const endedStates: readonly string[] = ['closed', 'withdrawn'];
