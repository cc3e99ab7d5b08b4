import { readFileSync, writeFileSync } from 'node:fs';
import { withDiagrams } from './readme-diagrams.ts';

const readme = new URL('../README.md', import.meta.url);
writeFileSync(readme, withDiagrams(readFileSync(readme, 'utf8')));
