import { createContext } from 'react';

export const ChartFacts = createContext<readonly string[]>([]);
