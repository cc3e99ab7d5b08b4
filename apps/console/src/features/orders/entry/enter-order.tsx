import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { accountsQuery } from '#/business/client/client-query.ts';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { clientOption } from '#/business/staff/person-options.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import type { OrderKind } from '../order-kinds.ts';
import { enterOrder, offersQuery } from './order-calls.ts';
import { blankOrder, orderRequest, refusedFields } from './order-draft.ts';
import { OrderFields } from './order-fields.tsx';
import { OrderPreview } from './order-preview.tsx';

/** Clients may have the same name. */
function namedInFull(client: Schemas.Client): ComboboxOption {
  const option = clientOption(client);
  return { ...option, label: `${option.label} · ${client.username}` };
}

type EnterOrderProps = {
  kind: OrderKind;
  client?: Schemas.Client;
  onClose: () => void;
};

export function EnterOrder({ kind, client, onClose }: EnterOrderProps) {
  const { t } = useTranslation(['order-entry', 'order-review']);
  const sdk = useSdk();
  const offers = useQuery(offersQuery(sdk, kind));
  const currencyOf = (productId: string | undefined) =>
    offers.data?.find(({ product }) => product.id === productId)?.currency;
  const entry = useRecordForm({
    record: null,
    toDraft: () => (client ? { ...blankOrder, client_id: namedInFull(client) } : blankOrder),
    labels: {
      client_id: t('client'),
      product_id: t('product'),
      account_id: t('account'),
      quantity: t('quantity'),
      amount: t('amount'),
      plan: t('plan'),
      auto_renew: t('renew'),
      remark: t('remark'),
    },
    fieldOfCode: refusedFields(kind),
    draft: client ? `${kind} order ${client.id}` : `${kind} order`,
    write: enterOrder,
    done: ({ order_no: orderNo }) => t('done', { orderNo }),
    prepare: (draft) => {
      const request = orderRequest(kind, draft, currencyOf(draft.product_id?.value));
      const remark = draft.remark.trim() || null;
      const renews = kind === 'subscribe' && { auto_renew: draft.auto_renew };
      return request && { kind, body: { ...request, ...renews, remark } };
    },
  });
  const { form, field } = entry;
  const draft = useWatch({ control: form.control }) as typeof blankOrder; // Every field has a value from the start.
  const currency = currencyOf(draft.product_id?.value);
  const accounts = useQuery(accountsQuery(sdk, draft.client_id?.value ?? ''));
  const payers =
    currency === undefined ? undefined : accounts.data?.filter((one) => one.currency === currency);
  const only = payers && payers.length === 1 ? payers[0]?.id : undefined;
  const isPayer = payers?.some(({ id }) => id === draft.account_id);
  // An account of another client, or in another currency, does not stay chosen.
  const accountId = payers && !isPayer ? (only ?? '') : draft.account_id;
  const { setValue } = form;
  useEffect(() => {
    if (accountId !== draft.account_id) setValue('account_id', accountId);
  }, [accountId, draft.account_id, setValue]);
  return (
    <RecordForm
      of={entry}
      drawer
      title={t('title', { kind: t(`order-review:kind.${kind}`) })}
      description={t('about')}
      submit={t('submit')}
      failed={t('failed')}
      onClose={onClose}
    >
      <Loaded query={offers}>
        {(list) =>
          list.length === 0 ? (
            <Notice tone="info" title={t('noOffers')} />
          ) : (
            <>
              <OrderFields
                kind={kind}
                control={form.control}
                field={field}
                offers={list}
                payers={payers}
              />
              <OrderPreview kind={kind} form={form} request={orderRequest(kind, draft, currency)} />
            </>
          )
        }
      </Loaded>
    </RecordForm>
  );
}
