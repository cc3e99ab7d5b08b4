import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';

/** Undefined for a deposit or a withdrawal. */
export const tradeKindOf = (order: Pick<Schemas.AmendableOrder, 'facts'> | undefined) =>
  order?.facts.find(({ name }) => name === 'kind')?.value;

export const fieldTypes = {
  amount: 'money',
  fee: 'money',
  price: 'price',
  applied_qty: 'pieces',
  allotted_qty: 'pieces',
  acc_no: 'choice',
  settle_at: 'time',
  pay_deadline: 'time',
  sold_price: 'price',
  profit: 'signed',
  payer_name: 'text',
  reference_no: 'text',
  txid: 'text',
  network: 'text',
  remark: 'words',
} as const;

export type FieldName = keyof typeof fieldTypes;

// The keys of the literal are those of its type.
export const fieldNames = Object.keys(fieldTypes) as FieldName[];

/** A sale has no price of its own beside a profit that was amended. */
export const isRequired = (name: FieldName): boolean =>
  name !== 'sold_price' && fieldTypes[name] !== 'text' && fieldTypes[name] !== 'words';

/** Limits of the server. */
export const textMax: Readonly<
  Record<'payer_name' | 'reference_no' | 'txid' | 'network' | 'remark', number>
> = { payer_name: 120, reference_no: 80, txid: 120, network: 20, remark: 500 };

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(fieldTypes, name);

/** A fund's value has four digits, any other price those of its currency. */
export const priceDigits = (kind: string | undefined) => (kind === 'fund' ? 4 : undefined);

const moneyTypes: ReadonlySet<string> = new Set(['money', 'signed', 'price']);

const hasType = (name: string, type: string) => isFieldName(name) && fieldTypes[name] === type;
const isPrice = (name: string): boolean => hasType(name, 'price');
const isPieces = (name: string): boolean => hasType(name, 'pieces');
const isTime = (name: string): boolean => hasType(name, 'time');

const isMoney = (name: string): boolean => isFieldName(name) && moneyTypes.has(fieldTypes[name]);

export function useFieldText(order: Schemas.AmendableOrder | undefined) {
  const { t } = useTranslation('emergency');
  const { amount, money } = useMoney();
  const { dateTime } = useTime();
  const kind = tradeKindOf(order);
  const context = kind ?? '';
  return {
    // A field that is newer than this console is called as the server calls it.
    label: (name: string) => t(`field.${name as FieldName}`, { defaultValue: name, context }),
    value: (name: string, value: string | null | undefined, currency: string) => {
      if (value == null || value === '') return t('none');
      if (isPrice(name)) return money(value, currency, priceDigits(kind));
      if (isPieces(name)) return amount(value);
      if (isTime(name)) return dateTime(value);
      return isMoney(name) ? money(value, currency) : value;
    },
  };
}
