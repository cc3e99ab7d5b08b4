import type { Schemas } from '@brokerdesk/sdk';

/** The whole config as text, as its forms edit it: each shows a part and sends everything. */
export type ConfigDraft = Omit<Schemas.TradeConfig, 'version' | 'messages'> & {
  messages: { alone_max: string };
};

export function toConfigDraft({
  base_currency,
  limits,
  fees,
  profit,
  risk,
  messages,
}: Omit<Schemas.TradeConfig, 'version'>): ConfigDraft {
  const alone_max = `${messages.alone_max}`;
  return { base_currency, limits, fees, profit, risk, messages: { alone_max } };
}

/** What is typed with a point at its end is a number without it. */
export function toTradeConfig(draft: ConfigDraft, version: number): Schemas.TradeConfig {
  const { messages, ...config } = whole(draft);
  return { ...config, messages: { alone_max: Number(messages.alone_max) }, version };
}

function whole<Value>(value: Value): Value {
  if (typeof value === 'string') return value.trim().replace(/\.$/, '') as Value;
  if (typeof value !== 'object' || value === null) return value;
  // The same object, each of its texts without a point at its end.
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, whole(inner)]),
  ) as Value;
}
