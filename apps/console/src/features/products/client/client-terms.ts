import type { Schemas } from '@brokerdesk/sdk';
import type { TFunction } from 'i18next';
import { labelKey } from '#/business/list/use-list-labels.ts';
import type { Locale } from '#/core/i18n/locale.ts';
import { formatAmount, formatMoney } from '#/ui/money/use-money.ts';
import { timeFormatOf } from '#/ui/time/use-time.ts';
import { fieldValueText } from '../field-text.ts';
import {
  fieldsOf,
  fieldValue,
  type ProductKind,
  type ProductKindDefinition,
} from '../kinds/product-fields.ts';
import { isApplicable, toDraft } from '../product-draft.ts';

type Group = 'price' | 'order' | 'dates' | 'fees' | 'more';

const run = {
  price: ['target_return'],
  order: ['min_amount', 'max_amount', 'term_days'],
  fees: ['fee_pct'],
  more: ['strategy'],
};

/** Sizes of offers, capacities and market depth are the firm's own: clients do not see them. */
const shown: Readonly<Record<ProductKind, Readonly<Partial<Record<Group, readonly string[]>>>>> = {
  stock: {
    price: ['limit_up_price', 'prev_close'],
    order: ['lot_size', 'min_lots', 'max_lots'],
    dates: ['open_at', 'close_at'],
  },
  block: {
    price: ['agreed_price', 'ref_close', 'discount_pct'],
    order: ['lot_size', 'min_qty'],
    dates: ['settle_at', 'lockup_until'],
  },
  ipo: {
    price: ['issue_price', 'price_min', 'price_max'],
    order: ['lot_size', 'funding_model'],
    dates: ['apply_start', 'apply_end', 'result_at', 'pay_deadline', 'listing_at'],
  },
  daily: { ...run, dates: ['trade_date'] },
  ai: { ...run, fees: ['plans', 'fee_pct'] },
  quant: run,
  fund: {
    price: ['nav', 'nav_at'],
    order: ['min_amount'],
    dates: ['cutoff', 'confirm_days', 'redeem_days'],
    fees: ['fee_pct'],
  },
  saving: {
    price: ['tiers'],
    order: ['min_amount', 'flexible', 'term_days'],
    more: ['payout', 'early_exit'],
  },
};

export type ClientPhase =
  | 'notOpen'
  | 'open'
  | 'ended'
  | 'results'
  | 'payment'
  | 'awaitingListing'
  | 'listed'
  | 'paused'
  | 'closed'
  | 'withdrawn';

/** Orders are taken in `open` alone. */
export function clientPhase(
  kind: ProductKind,
  status: Schemas.ProductStatus,
  terms: object,
  now: Date,
): ClientPhase {
  if (status === 'closed' || status === 'withdrawn') return status;
  if (status === 'disabled') return 'paused';
  const at = (...names: string[]) => names.map((name) => fieldValue(terms, name)).find(Boolean);
  const isPast = (moment: unknown) => Date.parse(String(moment)) <= now.getTime();
  const from = at('open_at', 'apply_start');
  if (from !== undefined && !isPast(from)) return 'notOpen';
  const until = at(
    'close_at',
    'apply_end',
    ...(kind === 'block' ? ['settle_at'] : []),
    'trade_date',
  );
  if (!isPast(until)) return 'open';
  if (status === 'listed') return 'listed';
  if (kind !== 'ipo') return 'ended';
  if (!isPast(at('result_at'))) return 'results';
  const isPaidLater = fieldValue(terms, 'funding_model') === 'pay_on_win';
  return isPaidLater && !isPast(at('pay_deadline')) ? 'payment' : 'awaitingListing';
}

const isFilled = ({ min, name }: Record<string, string>) => (min ?? name) !== '';
const toRows = (row: unknown) => [row];

export type ClientLine = { name: string; label: string; texts: readonly string[] };

export type ClientTerms = {
  groups: readonly { id: Group; lines: readonly ClientLine[] }[];
  /** Null for a kind without a risk level. */
  risk: { level: string; label: string } | null;
};

/** In the client's language and the time zone of the exchange. */
export function clientTerms(
  of: ProductKindDefinition,
  terms: object,
  { t, locale, zone }: { t: TFunction<['product']>; locale: Locale; zone: string },
): ClientTerms {
  const { dateTime, calendarDay } = timeFormatOf(locale, zone);
  const format = {
    ...{ t, exact: dateTime, calendarDay, separator: locale === 'zh-CN' ? '；' : '; ' },
    amount: (amount: string, least?: number) => formatAmount(amount, locale, least),
    money: (amount: string, currency: string, least?: number) =>
      formatMoney(amount, currency, locale, least),
  };
  const fields = fieldsOf(of);
  const draft = toDraft(of, terms);
  const currency = String(draft['currency']);
  const label = (name: string) => t(`product:column.${labelKey(name) as 'name'}`);
  const lineOf = (name: string): ClientLine[] => {
    const field = fields[name];
    if (field === undefined || !isApplicable(of, name, draft)) return [];
    const value = fieldValue(terms, name);
    const texts = (Array.isArray(value) ? value.filter(isFilled).map(toRows) : [value]).flatMap(
      (one) => fieldValueText(format, { name, field, value: one, currency }) ?? [],
    );
    return texts.length === 0 ? [] : [{ name, label: label(name), texts }];
  };
  // The groups that are written out above.
  const groups = (Object.entries(shown[of.kind]) as [Group, readonly string[]][]).map(
    ([id, names]) => ({ id, lines: names.flatMap(lineOf) }),
  );
  const risk = lineOf('risk')[0];
  return {
    groups: groups.filter(({ lines }) => lines.length > 0),
    risk: risk ? { level: String(draft['risk']), label: risk.texts[0] ?? '' } : null,
  };
}
