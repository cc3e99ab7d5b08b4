import { type KeyValueStorage, memoryStorage } from '#/core/browser/browser-storage.ts';

export function fullStorage(kept: Record<string, string> = {}): KeyValueStorage {
  const storage = memoryStorage();
  for (const [key, value] of Object.entries(kept)) storage.setItem(key, value);
  return {
    ...storage,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
}
