import type { Schemas } from '@brokerdesk/sdk';
import type { Routes } from '../../http/routes.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { inSession } from '../../platform/idempotent.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import type { Appliers } from '../approval/appliers.ts';
import { changeApp, locales, readLogo } from './change-app.ts';
import { changeSetting, readVersioned, type VersionedSetting } from './change-setting.ts';

const consoleLocale = { locale: 'zh-CN', language: 'zh' };

export const settingRoutes = {
  'GET /setting/app/v1/locale': async (_input, { db }) => {
    const { app_name, web_logo, timezone } = await readSetting(db, 'app');
    const { base_currency: currency } = await readSetting(db, 'trade');
    return { app_name, web_logo, ...consoleLocale, currency, timezone, image: null };
  },

  'GET /setting/v1/app': async (_input, { db }) => viewApp(await readVersioned(db, 'app')),

  'PUT /setting/admin/v1/app': ({ body }, context) =>
    inSession(context, (tx) => updateApp(tx, context, body)),

  'GET /setting/v1/logo/{fileId}': ({ path }, context) => readLogo(context, path.fileId),

  'GET /setting/v1/co': async (_input, { db }) => viewFlat(await readVersioned(db, 'company')),

  'PUT /setting/admin/v1/co': async ({ body }, context) => {
    const { version, ...value } = body;
    return viewFlat(
      await changeSetting(context, 'company', { value, version }, { view: viewFlat }),
    );
  },

  'GET /setting/admin/v1/product': async (_input, { db }) =>
    viewFlat(await readVersioned(db, 'product')),

  'PUT /setting/admin/v1/product': async ({ body }, context) => {
    const { version, ...value } = body;
    requireDistinctKinds(value.items);
    return viewFlat(
      await changeSetting(context, 'product', { value, version }, { view: viewFlat }),
    );
  },

  'GET /setting/admin/v1/locale': async () => ({
    list: [...locales],
    total: locales.length,
    page: 1,
    size: locales.length,
  }),
} satisfies Routes;

export const settingAppliers = {
  'PUT /setting/admin/v1/app': (tx, context, { body }) => updateApp(tx, context, body),
} satisfies Appliers;

async function updateApp(
  tx: Transaction,
  context: RequestContext,
  { record_version: version, ...value }: Schemas.AppSettingsUpdate,
): Promise<Schemas.AppSettings> {
  return viewApp(await changeApp(tx, context, { value, version }, viewApp));
}

function viewApp({ value, version }: VersionedSetting<'app'>): Schemas.AppSettings {
  return { ...value, record_version: version };
}

function viewFlat<T extends object>({ value, version }: { value: T; version: number }) {
  return { ...value, version };
}

function requireDistinctKinds(items: Schemas.ProductDisplay['items']): void {
  const repeated = items.findIndex(
    ({ kind }, at) => items.findIndex((other) => other.kind === kind) < at,
  );
  if (repeated === -1) return;
  throw new Problem('VALIDATION', {
    errors: [{ field: `items.${repeated}.kind`, code: 'FIELD_INVALID' }],
  });
}
