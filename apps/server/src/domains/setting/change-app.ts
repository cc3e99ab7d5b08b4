import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { StreamAnswer } from '../../http/routes.ts';
import { changesBetween } from '../../kernel/changes-between.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { file } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { requireTimeZone } from '../../platform/time-zone.ts';
import { signOrPropose } from '../approval/two-people.ts';
import { lockSetting, type VersionedSetting, writeSetting } from './change-setting.ts';

/** Throws NOT_FOUND for a file that is no logo. */
export async function readLogo(context: RequestContext, id: string): Promise<StreamAnswer> {
  const [found] = await context.db
    .select()
    .from(file)
    .where(and(eq(file.id, id), eq(file.purpose, 'app_logo'), eq(file.stored, true)));
  const [type, format] = found?.contentType.split('/') ?? [];
  if (found === undefined || type !== 'image') throw new Problem('NOT_FOUND');
  return {
    stream: context.services.files.read(found.id),
    contentType: found.contentType,
    filename: `logo.${format}`,
  };
}

const locale = (
  name: string,
  code: string,
  emoji: string,
  tag: string,
  currency: string,
  phoneCode: string,
  timezone: string,
): Schemas.Locale => ({
  name,
  code,
  emoji,
  image: null,
  locale: tag,
  language: tag.slice(0, 2).toUpperCase(),
  currency,
  phoneCode,
  timezone,
});

export const locales: readonly Schemas.Locale[] = [
  locale('United States', 'US', '🇺🇸', 'en-US', 'USD', '+1', 'UTC'),
  locale('中国', 'CN', '🇨🇳', 'zh-CN', 'CNY', '+86', 'Asia/Shanghai'),
];

/**
 * Clients follow the chat address and trust who replies there: with another one, or without the second factor of every
 * role, the whole change waits for a second approver.
 */
export async function changeApp(
  tx: Transaction,
  context: RequestContext,
  { value, version }: VersionedSetting<'app'>,
  view: (current: VersionedSetting<'app'>) => object,
): Promise<VersionedSetting<'app'>> {
  await requireTimeZone(tx, value.timezone);
  const current = await lockSetting(tx, 'app', version, { view });
  const { chat_service: chat, web_logo: logo } = value;
  if (logo !== current.value.web_logo && isElsewhere(logo, context)) {
    throw new Problem('VALIDATION', { errors: [{ field: 'web_logo', code: 'FIELD_INVALID' }] });
  }
  if (chat !== null && holdsSecret(chat)) {
    throw new Problem('VALIDATION', { errors: [{ field: 'chat_service', code: 'FIELD_INVALID' }] });
  }
  const changesChat = chat !== null && chat !== current.value.chat_service;
  const dropsFactor = current.value.otp && !value.otp;
  if (changesChat || dropsFactor || context.proposal !== null) {
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

/** The content security policy blocks pictures of other hosts. */
function isElsewhere(logo: string | null, { services: { passkeySite } }: RequestContext): boolean {
  if (passkeySite === null || !logo?.startsWith('https:')) return false;
  return !passkeySite.origins.some((origin) => logo.toLowerCase().startsWith(`${origin}/`));
}

const secretName =
  /token|secret|passw(or)?d|^pwd$|^(api|access|private)[-_]?key$|signature|session/i;

function holdsSecret(address: string): boolean {
  return [...address.matchAll(/[?#&;]([^?#&;=]+)=/g)].some(([, name = '']) =>
    secretName.test(name),
  );
}
