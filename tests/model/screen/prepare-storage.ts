import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from 'playwright';
import { expect } from './patience.ts';

const sessionKey = 'brokerdesk.session';
const permissionsKey = 'brokerdesk.permissions';

export interface StoredBefore {
  readonly tokens?: Schemas.Tokens | null;
  readonly refusesReading?: boolean;
}

export async function prepareStorage(page: Page, before: StoredBefore): Promise<void> {
  await page.addInitScript(
    ({ key, tokens, refusesReading }) => {
      if (tokens) localStorage.setItem(key, JSON.stringify({ id: 'of-the-path', tokens }));
      const { getItem } = Storage.prototype;
      if (refusesReading) {
        Storage.prototype.getItem = function read(name) {
          if (name !== key) return getItem.call(this, name);
          Storage.prototype.getItem = getItem;
          throw new DOMException('The storage refuses.', 'SecurityError');
        };
      }
    },
    { key: sessionKey, ...before },
  );
}

export async function endInAnotherTab(page: Page, origin: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`${origin}/healthz`);
  await other.evaluate((key) => localStorage.removeItem(key), sessionKey);
  await other.close();
}

export async function expectNothingStored(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(
      ([session = '', permissions = '']) =>
        [localStorage, sessionStorage]
          .flatMap((storage) => [storage.getItem(session), storage.getItem(permissions)])
          .filter((found) => found !== null),
      [sessionKey, permissionsKey],
    );
  await expect.poll(kept, { message: 'what is left of a session' }).toEqual([]);
}
