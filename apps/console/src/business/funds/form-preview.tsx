import type { Schemas } from '@brokerdesk/sdk';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { problemOf } from '#/ui/api/problem.ts';
import { type Fact, optionalFact } from '#/ui/controls/facts.tsx';
import { useSettled } from '#/ui/form/combobox/combobox-options.ts';
import { landOnFields, serverError } from '#/ui/form/server-errors.ts';
import { useMoney } from '#/ui/money/use-money.ts';

type Refusals<Draft extends FieldValues> = Partial<Record<string, { field: Path<Draft> }>>;

type FormPreviewProps<Draft extends FieldValues, Body, Preview, Key extends QueryKey> = {
  form: UseFormReturn<Draft>;
  /** Null as long as it is not whole. */
  request: Body | null;
  query: (request: Body | null) => UseQueryOptions<Preview, Error, Preview, Key>;
  fields: readonly Path<Draft>[];
  /** The field that a refusal is about which names none. */
  refusedFields: Refusals<Draft>;
  label: (key: 'title' | 'incomplete' | 'loading' | 'refused' | 'failed') => string;
  children: (preview: Preview) => ReactNode;
};

export function FormPreview<Draft extends FieldValues, Body, Preview, Key extends QueryKey>({
  form: { setError, clearErrors },
  request,
  query,
  fields,
  refusedFields,
  label,
  children,
}: FormPreviewProps<Draft, Body, Preview, Key>) {
  const headingId = useId();
  const wanted = JSON.stringify(request);
  const settled = useSettled(wanted, false);
  const { data, error } = useQuery(query(JSON.parse(settled)));
  const isCurrent = settled === wanted;
  const refusal = isCurrent ? error : null;
  useEffect(() => {
    const problem = problemOf(refusal);
    if (problem === null) return;
    const about = refusedFields[problem.code]?.field;
    // Keeps the focus in the field that is typed in.
    if (about !== undefined) setError(about, serverError(problem));
    else landOnFields<Draft>(refusal, fields, (name, fault) => setError(name, fault));
    return () => clearErrors([...fields]);
  }, [refusal, fields, refusedFields, setError, clearErrors]);
  const shown = isCurrent && error === null ? data : undefined;
  return (
    <section
      aria-labelledby={headingId}
      aria-busy={request !== null && shown === undefined && error === null}
      className="flex flex-col gap-2.5 rounded-md border border-line bg-sunken p-3"
    >
      <h3 id={headingId} className="font-semibold">
        {label('title')}
      </h3>
      {shown === undefined ? (
        <p className="text-ink-muted">{label(stateOf(request, error))}</p>
      ) : (
        children(shown)
      )}
    </section>
  );
}

function stateOf(request: unknown, error: Error | null) {
  if (request === null) return 'incomplete';
  if (error === null) return 'loading';
  return problemOf(error) === null ? 'failed' : 'refused';
}

type LimitLabels = {
  orderMax: string;
  dailyMax: string;
  used: (values: { used: string; of: string }) => string;
  usedBefore: (values: { used: string; value: string; of: string }) => string;
};

export function useLimitFacts(labels: LimitLabels) {
  const { money } = useMoney();
  return ({
    base_currency: currency,
    order_max: orderMax,
    daily_max: dailyMax,
    value,
    used,
  }: Schemas.TradePreview['limits']): Fact[] => {
    const inBase = (amount: string | null) => money(amount ?? '0', currency);
    const [before, own] = [inBase(used), inBase(value)];
    return [
      ...optionalFact(
        labels.orderMax,
        orderMax !== null && labels.used({ used: own, of: inBase(orderMax) }),
        true,
      ),
      ...optionalFact(
        labels.dailyMax,
        dailyMax !== null && labels.usedBefore({ used: before, value: own, of: inBase(dailyMax) }),
        true,
      ),
    ];
  };
}
