import { codeLabel } from '@brokerdesk/sdk/labels';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Reader } from '../kernel/db/database.ts';
import { setting } from '../kernel/db/schema.ts';
import { questionTemplates } from './question-templates.ts';

const decimal = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/));

const riskLevel = (defaultLevel: 'none' | 'look' | 'stop') =>
  v.optional(v.picklist(['none', 'look', 'stop']), defaultLevel);

const amountLimit = v.object({
  record: v.optional(decimal, '10000'),
  maker_day: v.optional(decimal, '50000'),
  maker_week: v.optional(decimal, '150000'),
  client_day: v.optional(decimal, '20000'),
  client_week: v.optional(decimal, '50000'),
  pair_day: v.optional(decimal, '10000'),
  pair_week: v.optional(decimal, '20000'),
});

const factor = v.picklist(['none', 'any', 'passkey']);

const kinds = ['stock', 'block', 'ipo', 'daily', 'ai', 'fund', 'quant', 'saving'] as const;

const settings = {
  app: v.object({
    app_name: v.optional(v.string(), 'Admin'),
    web_logo: v.optional(v.nullable(v.string()), null),
    version: v.optional(v.string(), '0.0.0'),
    template: v.optional(v.string(), 'default'),
    chat_service: v.optional(v.nullable(v.string()), null),
    /** Whether every role needs a second factor. */
    otp: v.optional(v.boolean(), false),
    timezone: v.optional(v.string(), 'UTC'),
  }),
  company: v.object({
    name: v.optional(v.string(), ''),
    address: v.optional(v.string(), ''),
    phone: v.optional(v.string(), ''),
    email: v.optional(v.string(), ''),
    licence_no: v.optional(v.string(), ''),
    about_zh: v.optional(v.string(), ''),
    about_en: v.optional(v.string(), ''),
  }),
  product: v.object({
    items: v.optional(
      v.array(
        v.object({
          kind: v.picklist(kinds),
          visible: v.boolean(),
          title_zh: v.string(),
          title_en: v.string(),
        }),
      ),
      () =>
        kinds.map((kind) => ({
          ...{ kind, visible: true },
          title_zh: codeLabel('statistics', 'kinds', kind, 'zh-CN'),
          title_en: codeLabel('statistics', 'kinds', kind, 'en-US'),
        })),
    ),
  }),
  questions: v.object({
    templates: v.optional(
      v.array(
        v.object({
          code: v.string(),
          records: v.array(v.picklist(['deposit', 'withdrawal', 'kyc'])),
          takes_note: v.boolean(),
          title_zh: v.string(),
          title_en: v.string(),
          body_zh: v.string(),
          body_en: v.string(),
        }),
      ),
      () => [...questionTemplates],
    ),
  }),
  trade: v.object({
    /** The two-person limits are amounts of this currency. */
    base_currency: v.optional(v.string(), 'USD'),
    /** Amounts above which a second person signs; everything else that takes two people does so always. */
    limits: v.optional(
      v.object({
        credit: v.optional(amountLimit, {}),
        withdrawal: v.optional(amountLimit, {}),
        profit: v.optional(amountLimit, {}),
        rollback: v.optional(amountLimit, {}),
        exchange: v.optional(amountLimit, {}),
        total: v.optional(
          v.object({
            maker_day: v.optional(decimal, '75000'),
            maker_week: v.optional(decimal, '200000'),
          }),
          {},
        ),
      }),
      {},
    ),
    /** Percentages of what is moved, and the least that a withdrawal costs, in the base currency. */
    fees: v.optional(
      v.object({
        withdrawal_pct: v.optional(decimal, '0'),
        withdrawal_min: v.optional(decimal, '0'),
        exchange_pct: v.optional(decimal, '0'),
        trade_pct: v.optional(decimal, '0'),
      }),
      {},
    ),
    risk: v.optional(
      v.object({
        deposit: v.optional(
          v.object({
            same_reference: riskLevel('stop'),
            same_txid: riskLevel('stop'),
            same_proof: riskLevel('stop'),
            payer_differs: riskLevel('look'),
            unusual_amount: riskLevel('look'),
            client_unverified: riskLevel('look'),
            recorded_without_proof: riskLevel('look'),
            client_high_risk: riskLevel('look'),
          }),
          {},
        ),
        withdrawal: v.optional(
          v.object({
            holder_differs: riskLevel('stop'),
            shared_destination: riskLevel('stop'),
            client_unverified: riskLevel('look'),
            new_destination: riskLevel('look'),
            password_changed: riskLevel('look'),
            sessions_ended: riskLevel('look'),
            new_device: riskLevel('look'),
            failed_sign_ins: riskLevel('look'),
            not_traded: riskLevel('look'),
            shared_ip: riskLevel('look'),
            client_high_risk: riskLevel('look'),
          }),
          {},
        ),
        kyc: v.optional(
          v.object({
            same_id_no: riskLevel('stop'),
            same_document: riskLevel('stop'),
            under_age: riskLevel('stop'),
            document_expired: riskLevel('stop'),
            document_expiring: riskLevel('look'),
          }),
          {},
        ),
        order: v.optional(v.object({ client_unverified: riskLevel('look') }), {}),
      }),
      {},
    ),
    max_ages: v.optional(
      v.object({
        rate_hours: v.optional(v.number(), 72),
        nav_days: v.optional(v.number(), 14),
        close_days: v.optional(v.number(), 14),
      }),
      {},
    ),
    messages: v.optional(v.object({ alone_max: v.optional(v.number(), 50) }), {}),
    /** In minutes. */
    queue_targets: v.optional(
      v.object({
        kyc: v.optional(v.number(), 24 * 60),
        deposit: v.optional(v.number(), 2 * 60),
        withdrawal: v.optional(v.number(), 4 * 60),
        loan: v.optional(v.number(), 24 * 60),
        compensation: v.optional(v.number(), 24 * 60),
        bonus: v.optional(v.number(), 24 * 60),
        order: v.optional(v.number(), 4 * 60),
        exception: v.optional(v.number(), 24 * 60),
        approval: v.optional(v.number(), 8 * 60),
        payment_due: v.optional(v.number(), 72 * 60),
        awaiting_settlement: v.optional(v.number(), 8 * 60),
        matured: v.optional(v.number(), 24 * 60),
      }),
      {},
    ),
    factors: v.optional(
      v.object({
        god: v.optional(factor, 'none'),
        angel: v.optional(factor, 'none'),
        superman: v.optional(factor, 'none'),
        hero: v.optional(factor, 'none'),
      }),
      {},
    ),
    work: v.optional(
      v.object({
        claim_minutes: v.optional(v.number(), 15),
        open_max: v.optional(v.number(), 20),
      }),
      {},
    ),
    profit: v.optional(
      v.object({
        price_distance_pct: v.optional(
          v.object({
            stock: v.optional(decimal, '20'),
            block: v.optional(decimal, '20'),
            ipo: v.optional(decimal, '100'),
          }),
          {},
        ),
        target_tolerance_pct: v.optional(decimal, '20'),
        day_cap_pct: v.optional(decimal, '5'),
      }),
      {},
    ),
  }),
};

export type SettingKey = keyof typeof settings;
export type SettingValue<K extends SettingKey> = v.InferOutput<(typeof settings)[K]>;

export async function readSetting<K extends SettingKey>(
  reader: Reader,
  key: K,
): Promise<SettingValue<K>> {
  const [row] = await reader.select().from(setting).where(eq(setting.key, key));
  return parseSetting(key, row?.value);
}

export function parseSetting<K extends SettingKey>(key: K, stored: unknown): SettingValue<K> {
  const parsed = v.safeParse(settings[key], stored ?? {});
  if (!parsed.success) {
    const where = v.getDotPath(parsed.issues[0]) ?? 'its value';
    throw new Error(`The setting "${key}" is damaged: correct ${where} in the table "setting".`);
  }
  // The output of this key's schema: TypeScript does not follow the index.
  return parsed.output as SettingValue<K>;
}
