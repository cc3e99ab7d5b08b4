import type { Schemas } from '@brokerdesk/sdk';
import type * as v from 'valibot';
import {
  amount,
  currencyCode,
  flag,
  oneOf,
  recordId,
  textSearch,
  timeRange,
} from './list-search.ts';

/** Undefined if the part is missing or makes no sense. */
type PartSchema = v.GenericSchema<unknown, unknown>;

type Labels = {
  as?: string;
};

type ChoiceLabels = Labels & {
  /** The key under which its values are named, if it is not the name of the filter. */
  named?: string;
  /** Whether only addresses set it: it has no control. */
  hidden?: boolean;
  context?: string;
};

/** Reads the part of the address that is called like it, or the `parts` that it names. */
export type Filter = Labels & {
  kind:
    | 'text'
    | 'choice'
    | 'tabs'
    | 'yesNo'
    | 'currency'
    | 'agent'
    | 'client'
    | 'dates'
    | 'amounts'
    | 'robots'
    | 'either'
    | 'holder'
    | 'own';
  part?: PartSchema;
  parts?: Readonly<Record<string, PartSchema>>;
  values?: readonly string[];
  /** The right without which it has no control. */
  action?: 'approve' | 'update' | 'assign';
  settings?: readonly Readonly<Record<string, unknown>>[];
  defaultValue?: string;
  named?: string;
  /** Selects among the labels of a value: `status.holding_subscribe`, or else `status.holding`. */
  context?: string;
  hidden?: boolean;
  segmented?: boolean;
  totals?: string;
  every?: boolean;
};

export type Filters = Readonly<Record<string, Filter>>;

type KeysOf<All extends Filters> = {
  [Name in keyof All]: All[Name] extends { parts: infer Parts } ? keyof Parts : Name;
}[keyof All];

type OutputOf<Schema> = Schema extends PartSchema ? v.InferOutput<Schema> : never;

type ValueOf<All extends Filters, Key> = {
  [Name in keyof All]: All[Name] extends { parts: infer Parts }
    ? Key extends keyof Parts
      ? OutputOf<Parts[Key]>
      : never
    : Name extends Key
      ? OutputOf<All[Name]['part']>
      : never;
}[keyof All];

export type FilterSearch<All extends Filters> = {
  [Key in KeysOf<All>]?: ValueOf<All, Key> | undefined;
};

export type FilterQuery<All extends Filters> = {
  [Key in KeysOf<All>]?:
    | (Key extends keyof All
        ? All[Key] extends { defaultValue: string }
          ? Exclude<ValueOf<All, Key>, 'all'>
          : ValueOf<All, Key>
        : ValueOf<All, Key>)
    | undefined;
};

export const text = () => ({ kind: 'text', parts: textSearch }) as const;

/** Each value is named under the name of the filter: `status.pending`. */
export const choice = <const Values extends readonly string[]>(
  values: Values,
  labels: ChoiceLabels = {},
) => ({ kind: 'choice', values, ...labels, part: oneOf(values) }) as const;

export const tabs = <const Values extends readonly string[]>(
  values: Values,
  labels: { context?: string } = {},
) => ({ kind: 'tabs', values, ...labels, part: oneOf(values) }) as const;

export const tabsWithDefault = <
  const Values extends readonly string[],
  const Default extends Values[number],
>(
  values: Values,
  defaultValue: Default,
) =>
  ({
    kind: 'tabs',
    values,
    defaultValue,
    part: oneOf<[...Values, 'all']>([...values, 'all']),
  }) as const;

/** Labels are `flag.<yes>` and `flag.<no>`. */
export const yesNo = <const Yes extends string, const No extends string>(
  yes: Yes,
  no: No,
  labels: Labels & {
    segmented?: boolean;
  } = {},
) => ({ kind: 'yesNo', values: [yes, no], ...labels, part: flag }) as const;

export const currency = (labels: Labels & { totals?: string; every?: boolean } = {}) =>
  ({ kind: 'currency', ...labels, part: currencyCode }) as const;

export const agent = () => ({ kind: 'agent', as: 'agent', part: recordId }) as const;

export const client = () => ({ kind: 'client', part: recordId }) as const;

const holders = ['none', 'me', 'others'] as const satisfies readonly Schemas.WorkHolder[];

export const holder = (action: NonNullable<Filter['action']> = 'approve') =>
  ({ kind: 'holder', values: holders, action, part: oneOf(holders) }) as const;

export const dates = () => ({ kind: 'dates', parts: timeRange }) as const;

export const amounts = () =>
  ({ kind: 'amounts', parts: { amount_min: amount, amount_max: amount } }) as const;

export const robots = () => ({ kind: 'robots', part: flag }) as const;

/**
 * A setting is labelled by its part, and by its value as `value`, `count` and `context`: `either.overdue_true`,
 * `either.dueWithin_other`.
 */
export const either = <
  const Parts extends Readonly<Record<string, PartSchema>>,
  const Setting extends { readonly [Key in keyof Parts]?: OutputOf<Parts[Key]> },
>(
  parts: Parts,
  settings: readonly Setting[],
) => ({ kind: 'either', parts, settings }) as const;

/** Drawn by the page itself, in `useOwnFilters` of `listPage`. */
export const own = <const Parts extends Readonly<Record<string, PartSchema>>>(parts: Parts) =>
  ({ kind: 'own', parts }) as const;

export const statesAndQuestions = <const State extends string>(states: readonly State[]) =>
  ({ phase: own({ phase: oneOf(['asked']) }), status: choice(states, { hidden: true }) }) as const;

export const moneyFilters = {
  currency: currency(),
  agent_id: agent(),
  client_id: client(),
  created: dates(),
  amount: amounts(),
  fake: robots(),
} as const;
