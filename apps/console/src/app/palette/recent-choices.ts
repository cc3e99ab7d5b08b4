import { type KeyValueStorage, storeIfRoom } from '#/core/browser/browser-storage.ts';
import { recentChoicesKey } from '#/core/session/permissions-key.ts';

/** How many are remembered. */
const recentMax = 5;

export type RecentChoice = {
  id: string;
  client?: { id: string; label: string; hint: string; robot: boolean };
};

function isChoice(value: unknown): value is RecentChoice {
  const { id, client = {} }: { id?: unknown; client?: unknown } = Object(value);
  return typeof id === 'string' && typeof client === 'object' && client !== null;
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
