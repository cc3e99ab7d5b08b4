import type { Schemas } from '@brokerdesk/sdk';
import { type KeyValueStorage, storeIfRoom } from '#/core/browser/browser-storage.ts';
import { recentChoicesKey } from '#/core/session/permissions-key.ts';

const recentMax = 7;

/** Amount and state are left out: they change. */
export type RecentRecord = {
  kind: Schemas.SearchKind;
  label: string;
  hint: string;
  robot: boolean;
  to: string;
  search: Record<string, unknown>;
};

export type RecentChoice = { id: string; record?: RecentRecord };

/** Records name clients: the browser keeps which were chosen, and the tab alone what they are. */
type Storages = Readonly<Record<'browser' | 'tab', KeyValueStorage>>;

const isId = (value: unknown): value is string => typeof value === 'string';

function isRecord(value: unknown): value is RecentRecord {
  const { kind, label, to, search }: Partial<Record<string, unknown>> = Object(value);
  const isText = [kind, label, to].every((text) => typeof text === 'string');
  return isText && typeof search === 'object' && search !== null;
}

function readKept(storage: KeyValueStorage, person: string): unknown {
  try {
    const kept: { person?: unknown; kept?: unknown } = Object(
      JSON.parse(storage.getItem(recentChoicesKey) ?? '{}'),
    );
    return kept.person === person ? kept.kept : undefined;
  } catch {
    return undefined;
  }
}

export function recentChoices({ browser, tab }: Storages, person: string): RecentChoice[] {
  const ids = readKept(browser, person);
  const records: Partial<Record<string, unknown>> = Object(readKept(tab, person));
  if (!Array.isArray(ids)) return [];
  return ids
    .filter(isId)
    .slice(0, recentMax)
    .map((id) => {
      const record = records[id];
      return isRecord(record) ? { id, record } : { id };
    });
}

export function rememberChoice(storages: Storages, person: string, choice: RecentChoice): void {
  const others = recentChoices(storages, person).filter(({ id }) => id !== choice.id);
  const choices = [choice, ...others].slice(0, recentMax);
  const records = choices.flatMap(({ id, record }) => (record ? [[id, record]] : []));
  const keep = (storage: KeyValueStorage, kept: unknown) =>
    storeIfRoom(storage, recentChoicesKey, JSON.stringify({ person, kept }));
  keep(
    storages.browser,
    choices.map(({ id }) => id),
  );
  keep(storages.tab, Object.fromEntries(records));
}
