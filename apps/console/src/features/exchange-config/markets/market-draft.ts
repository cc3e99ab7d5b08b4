import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/business/record/record-write.ts';
import { type Creation, saveWrite } from '#/business/record/save-write.ts';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import { readHolidays, readHours, writeHolidays, writeHours } from './market-days.ts';

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** Hours are one line, holidays a line each. */
export type MarketDraft = {
  code: string;
  name_zh: string;
  name_en: string;
  currency: string;
  timezone: ComboboxOption | null;
  hours: string;
  days: Record<`d${Weekday}`, boolean>;
  settle_days: string;
  holidays: string;
  enabled: boolean;
};

export function toMarketDraft(market: Schemas.Exchange | null): MarketDraft {
  const open = new Set(market?.trading_days ?? [1, 2, 3, 4, 5]);
  return {
    code: market?.code ?? '',
    name_zh: market?.name_zh ?? '',
    name_en: market?.name_en ?? '',
    currency: market?.currency ?? '',
    timezone: market && { value: market.timezone, label: market.timezone },
    hours: writeHours(market?.hours ?? []),
    // Made of every day, which the compiler cannot see.
    days: Object.fromEntries(
      weekdays.map((day) => [`d${day}`, open.has(day)]),
    ) as MarketDraft['days'],
    settle_days: String(market?.settle_days ?? 2),
    holidays: writeHolidays(market?.holidays ?? []),
    enabled: market === null || market.status === 'enabled',
  };
}

export const daysOf = ({ days }: Pick<MarketDraft, 'days'>): Weekday[] =>
  weekdays.filter((day) => days[`d${day}`]);

/** Null as long as a field cannot be read. */
export function toMarket(draft: MarketDraft): Schemas.ExchangeCreate | null {
  const hours = readHours(draft.hours);
  const holidays = readHolidays(draft.holidays);
  if (draft.timezone === null || hours === null || !Array.isArray(holidays)) return null;
  return {
    code: draft.code.trim(),
    name_zh: draft.name_zh.trim(),
    name_en: draft.name_en.trim(),
    currency: draft.currency,
    timezone: draft.timezone.value,
    hours,
    trading_days: daysOf(draft),
    settle_days: Number(draft.settle_days),
    holidays,
    status: draft.enabled ? 'enabled' : 'disabled',
  };
}

type Seen = Pick<Schemas.Exchange, 'id' | 'version'>;

export const saveMarket = saveWrite({
  create: async (sdk, request: Creation<Schemas.ExchangeCreate>) =>
    unwrap(await sdk.POST('/config/admin/v1/exchange', request)),
  change: async (sdk, request) => unwrap(await sdk.PUT('/config/admin/v1/exchange/{id}', request)),
  topics: ['exchange'],
});

export const deleteMarket = recordWrite({
  write: async (sdk, { id, version }: Seen) =>
    unwrap(
      await sdk.DELETE('/config/admin/v1/exchange/{id}', {
        params: { path: { id }, query: { version } },
      }),
    ),
  topics: ['exchange'],
  deletes: ({ id }) => id,
});
