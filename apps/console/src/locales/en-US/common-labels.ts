import type { ResourceKey } from 'i18next';

/** The labels of every page behind the sign-in, as one file. */
export { default as frame } from './frame.json';
export { default as kit } from './kit.json';
export { default as menu } from './menu.json';
export { default as table } from './table.json';
export { default as tabs } from './tabs.json';

/** Where those of the pages are: a file a namespace. */
export const pageLabels = import.meta.glob<{ default: ResourceKey }>([
  '../../**/locales/en-US/*.json',
  '!../../**/{auth,shell,frame,kit,menu,table,tabs}.json',
]);
