import { createContext, useContext } from 'react';

/** Set by what is modal. */
export const InDialog = createContext(false);

/**
 * Whether this is in something modal: what it leads to has to lie over that, and must not take the user
 * away from what is filled in there.
 */
export const useInDialog = (): boolean => useContext(InDialog);
