import { chainOf } from '@brokerdesk/policy';
import type { Transaction } from '../../kernel/db/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { changesBetween } from '../approval/proposed-changes.ts';
import { signOrPropose } from '../approval/two-people.ts';
import { lockSetting, type VersionedSetting, writeSetting } from './change-setting.ts';
import { requireTimeZone } from './require-time-zone.ts';

/**
 * Changes the app settings. Clients follow the chat address and trust who answers there: with another one, the whole
 * change waits for a second person, and the settings are returned as they are.
 */
export async function changeApp(
  tx: Transaction,
  context: RequestContext,
  { value, version }: VersionedSetting<'app'>,
  view: (current: VersionedSetting<'app'>) => object,
): Promise<VersionedSetting<'app'>> {
  await requireTimeZone(tx, value.timezone);
  const current = await lockSetting(tx, 'app', version, { view });
  const { chat_service: chat } = value;
  const leadsElsewhere = chat !== null && chat !== current.value.chat_service;
  if (leadsElsewhere || context.proposal !== null) {
    const waits = await signOrPropose(
      tx,
      context,
      {
        limit: 'channel',
        operation: 'PUT /setting/admin/v1/app',
        subject: { type: 'setting', id: 'app', name: 'app' },
        makerId: null,
        clientId: null,
        baseAmount: null,
        chain: chainOf('settings'),
        secondAsks: false,
      },
      {
        input: { path: {}, body: { ...value, record_version: version } },
        changes: changesBetween(current.value, value),
      },
    );
    if (waits !== null) return current;
  }
  return writeSetting(tx, context, { key: 'app', current, value }, {});
}
