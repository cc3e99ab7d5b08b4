import type { ResourceKey } from 'i18next';

export { default as frame } from './frame.json';
export { default as kit } from './kit.json';
export { default as menu } from './menu.json';
export { default as table } from './table.json';
export { default as tabs } from './tabs.json';

export const { './record.json': record } = import.meta.glob<ResourceKey>('./record.json', {
  base: '../../../../../packages/sdk/src/labels/en-US',
  eager: true,
  import: 'default',
});

export const pageLabels = import.meta.glob<{ default: ResourceKey }>([
  '../../**/locales/en-US/*.json',
  '!../../**/{auth,shell,frame,kit,menu,table,tabs}.json',
  '../../../../../packages/sdk/src/labels/en-US/{access,audit-entry}.json',
]);
