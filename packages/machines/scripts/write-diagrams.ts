import { readFileSync, writeFileSync } from 'node:fs';
import { withDiagrams } from './readme-diagrams.ts';

const reference = new URL('../reference.md', import.meta.url);
writeFileSync(reference, withDiagrams(readFileSync(reference, 'utf8')));
