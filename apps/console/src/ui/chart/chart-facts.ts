import { createContext } from 'react';

/** Name and filters of a page, which its saved charts show. */
export const ChartFacts = createContext<readonly string[]>([]);
