import type { Schemas } from '@brokerdesk/sdk';
import { type KeyValueStorage, storeIfRoom } from '#/core/browser/browser-storage.ts';
import { recentChoicesKey } from '#/core/session/permissions-key.ts';

/** How many are remembered. */
const recentMax = 7;

/** A record as the palette found it. Its amount and state are left out: they change. */
export type RecentRecord = {
  kind: Schemas.SearchKind;
  label: string;
  hint: string;
  robot: boolean;
  to: string;
  search: Record<string, unknown>;
};

export type RecentChoice = { id: string; record?: RecentRecord };

function isChoice(value: unknown): value is RecentChoice {
  const { id, record }: { id?: unknown; record?: unknown } = Object(value);
  return typeof id === 'string' && (record === undefined || isRecord(record));
}

function isRecord(value: unknown): value is RecentRecord {
  const { kind, label, to, search }: Partial<Record<string, unknown>> = Object(value);
  const isText = [kind, label, to].every((text) => typeof text === 'string');
  return isText && typeof search === 'object' && search !== null;
}

export function recentChoices(storage: KeyValueStorage, person: string): readonly RecentChoice[] {
  try {
    const kept: { person?: unknown; choices?: unknown } = Object(
      JSON.parse(storage.getItem(recentChoicesKey) ?? '{}'),
    );
    if (kept.person !== person || !Array.isArray(kept.choices)) return [];
    return kept.choices.filter(isChoice).slice(0, recentMax);
  } catch {
    return [];
  }
}

export function rememberChoice(
  storage: KeyValueStorage,
  person: string,
  choice: RecentChoice,
): void {
  const others = recentChoices(storage, person).filter(({ id }) => id !== choice.id);
  const choices = [choice, ...others].slice(0, recentMax);
  storeIfRoom(storage, recentChoicesKey, JSON.stringify({ person, choices }));
}
