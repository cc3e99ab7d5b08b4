/** The words of every page behind the sign-in, as one file. */
export { default as frame } from './frame.json';
export { default as kit } from './kit.json';
export { default as menu } from './menu.json';
export { default as table } from './table.json';
export { default as tabs } from './tabs.json';
