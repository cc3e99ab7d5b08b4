import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** What the console has of its own in the place of a part of a library, which still supplies the types. */
export const substitutes = [
  { find: /^(?:\.\.?\/)+createLucideIcon\.mjs$/, replacement: at('ui/controls/create-icon.ts') },
];
