import { sessionProfile } from '@brokerdesk/machines';
import { auth, sdk, settings } from '#/app/actors.ts';
import type { Page } from '#/app/pages/page-registry.ts';
import { queryClientOf } from './query-client.ts';

/**
 * Asks for what a page shows first, so that it comes while the page and what surrounds it are drawn.
 * Done when it is asked for: nothing waits for the answer.
 */
export async function askAhead(page: Page, search: object): Promise<void> {
  const { ahead } = await page.load();
  const user = sessionProfile(auth.getSnapshot());
  const house = settings.read();
  if (ahead === undefined || user === null || house === null) return;
  void ahead({ queries: queryClientOf(user.id), sdk, timeZone: house.timezone, search });
}
