import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

export const substitutes = [
  { find: /^(?:\.\.?\/)+createLucideIcon\.mjs$/, replacement: at('ui/controls/create-icon.ts') },
];
