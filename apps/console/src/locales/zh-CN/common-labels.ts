import type { ResourceKey } from 'i18next';

/** The labels of every page behind the sign-in, as one file. */
export { default as frame } from './frame.json';
export { default as kit } from './kit.json';
export { default as menu } from './menu.json';
export { default as table } from './table.json';
export { default as tabs } from './tabs.json';

/** Labels that the records of many pages share. */
export const { '../../../../../packages/sdk/src/labels/zh-CN/record.json': record } =
  import.meta.glob<ResourceKey>('../../../../../packages/sdk/src/labels/zh-CN/record.json', {
    eager: true,
    import: 'default',
  });

/** Where those of the pages are. A namespace has the texts of a page, the labels of its record, or both. */
export const pageLabels = import.meta.glob<{ default: ResourceKey }>([
  '../../**/locales/zh-CN/*.json',
  '../../../../../packages/sdk/src/labels/zh-CN/*.json',
  '!../../../../../packages/sdk/src/labels/zh-CN/record.json',
  '!../../**/{auth,shell,frame,kit,menu,table,tabs}.json',
]);
