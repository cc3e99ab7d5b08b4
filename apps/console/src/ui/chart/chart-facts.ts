import { createContext } from 'react';

/** What the charts of a page are about, such as its name and filters: a saved picture says so. */
export const ChartFacts = createContext<readonly string[]>([]);
