import { createContext, useContext } from 'react';

export const InDialog = createContext(false);

/** Links in there must open over it, and not take the user away from a form. */
export const useInDialog = (): boolean => useContext(InDialog);
