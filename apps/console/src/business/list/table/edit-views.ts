import * as v from 'valibot';
import { type KeptView, type SavedView, searchPart } from './views/table-view.ts';

export function searchToKeep(search: object): SavedView['search'] {
  const kept: SavedView['search'] = {};
  for (const [key, value] of Object.entries(search)) {
    const result = v.safeParse(searchPart, value);
    if (result.success && key !== 'page' && key !== 'id') kept[key] = result.output;
  }
  return kept;
}

export function withView(
  views: readonly SavedView[],
  added: { id: string; name: string; search: SavedView['search']; view: KeptView },
): SavedView[] {
  const same = views.find(({ name }) => name === added.name);
  if (same === undefined) return [...views, { ...added, standard: false }];
  const { search, view } = added;
  return views.map((one) => (one === same ? { ...one, search, view } : one));
}

export function withName(views: readonly SavedView[], id: string, name: string): SavedView[] {
  const taken = views.some((one) => one.id !== id && one.name === name);
  if (taken || name === '') return [...views];
  return views.map((one) => (one.id === id ? { ...one, name } : one));
}

export function withStandard(views: readonly SavedView[], id: string): SavedView[] {
  return views.map((one) => ({ ...one, standard: one.id === id && !one.standard }));
}
