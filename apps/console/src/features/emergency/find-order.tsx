import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { problemOf } from '#/ui/api/problem.ts';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { list } from './amendment-list.ts';
import { AmendmentHistory } from './order/amendment-changes.tsx';
import { OrderFacts } from './order/order-facts.tsx';
import { ProposeButton } from './propose/amend-form.tsx';

export function FoundOrder({ order }: { order: Schemas.AmendableOrder }) {
  const { t } = useTranslation('emergency');
  return (
    <>
      <Section title={t(`order.${order.kind}`)}>
        <OrderFacts order={order} />
      </Section>
      <Section title={t('history.title')}>
        <AmendmentHistory order={order} />
      </Section>
    </>
  );
}

export function orderQuery(sdk: Sdk, orderNo: string) {
  return queryOptions({
    queryKey: [...list.key, 'order', orderNo],
    queryFn: async ({ signal }) => {
      const params = { query: { order_no: orderNo } };
      return unwrap(await sdk.GET('/emergency/admin/v1/order', { params, signal }));
    },
    staleTime: 0,
  });
}

export function FindOrder({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('emergency');
  const [which, setWhich] = useState<string | null>(null);
  const sdk = useSdk();
  const query = useQuery({
    ...orderQuery(sdk, which ?? ''),
    enabled: which !== null,
    // An answer that there is no such order is an answer.
    retry: (failures, error) => problemOf(error)?.status !== 404 && failures < 2,
  });
  const notFound = problemOf(query.error)?.status === 404;
  return (
    <Drawer
      open
      onClose={onClose}
      recordId={query.data?.id}
      title={t('find.title')}
      footer={query.data && <ProposeButton key={query.data.id} order={query.data} />}
    >
      <FindForm busy={query.isFetching} onFind={setWhich} />
      {which !== null &&
        (notFound ? (
          <div role="status">
            <EmptyState
              title={t('find.notFound', { orderNo: which })}
              hint={t('find.notFoundHint')}
            />
          </div>
        ) : (
          <Loaded query={query}>{(order) => <FoundOrder order={order} />}</Loaded>
        ))}
    </Drawer>
  );
}

function FindForm({ busy, onFind }: { busy: boolean; onFind: (orderNo: string) => void }) {
  const { t } = useTranslation('emergency');
  const { control, handleSubmit, setFocus } = useForm({ defaultValues: { order_no: '' } });
  const find = handleSubmit(({ order_no: orderNo }) => onFind(orderNo.trim().toUpperCase()));
  useEffect(() => setFocus('order_no'), [setFocus]);
  return (
    <form
      onSubmit={(event) => void find(event)}
      noValidate
      className="flex flex-wrap items-start gap-3 border-b border-line px-5 py-4"
    >
      <div className="min-w-56 flex-1">
        <TextField
          control={control}
          name="order_no"
          label={t('column.orderNo')}
          hint={t('find.hint')}
          requiredMessage={t('find.orderNoRequired')}
          maxLength={40}
        />
      </div>
      <div className="pt-6">
        <Button type="submit" busy={busy}>
          {t('find.submit')}
        </Button>
      </div>
    </form>
  );
}
