import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { tradeSettingsQuery } from '#/kit/client/client-records.ts';
import { useClientWrite } from '#/kit/client/use-client-write.ts';
import { WaitingProposals } from '#/kit/decision/two-people/waiting-proposals.tsx';
import { FormDialog } from '#/kit/form/form-dialog.tsx';
import { Loaded } from '#/kit/ui/loaded.tsx';
import { Notice } from '#/kit/ui/notice.tsx';
import type { DialogProps } from '../action.ts';
import { ConflictNotice } from '../conflict/conflict-notice.tsx';
import { PlannedChanges } from '../conflict/planned-changes.tsx';
import { useSeen } from '../conflict/use-seen.ts';
import { blankTrade, type TradeDraft, toTradeDraft, toTradeRequest } from './trade-draft.ts';
import { TradeFields } from './trade-fields.tsx';
import { useTradeChanges } from './use-trade-changes.ts';

type SaveTrade = { id: string; body: Schemas.ClientTradeSettingsRequest };

const keys = createIntentKeys();
const fields = ['order_max', 'daily_max', 'fee_discount_pct'] as const;

/** What a client may trade, and up to what. */
export function TradeSettings({ client, onClose }: DialogProps) {
  const { t } = useTranslation(['client-forms', 'client-actions']);
  const query = useQuery(tradeSettingsQuery(useSdk(), client.id));
  const save = useClientWrite<SaveTrade, Schemas.Proposal>({
    keys,
    write: async (sdk, { id, body }) =>
      unwrap(await sdk.POST('/client/admin/v1/trade/{id}', { params: { path: { id } }, body })),
    done: (proposal) => ({
      title: t('trade.proposed', { name: client.full_name }),
      link: { to: '/approval', search: { id: proposal.id }, label: t('openProposal') },
    }),
    topics: ['proposal'],
  });
  const { seen, conflict } = useSeen(query.data, save.error);
  const form = useForm<TradeDraft>({
    defaultValues: blankTrade,
    ...(seen && { values: toTradeDraft(seen) }),
    resetOptions: { keepDirtyValues: true },
  });
  // The form takes the settings a moment after they have come; only without them it has no discount.
  const { defaultValues } = useFormState({ control: form.control });
  const filled = defaultValues?.fee_discount_pct !== blankTrade.fee_discount_pct;
  const changesTo = useTradeChanges();
  return (
    <FormDialog
      title={t('client-actions:action.trade')}
      description={t('client-actions:who', { name: client.full_name, username: client.username })}
      form={form}
      fields={fields}
      mutation={save}
      prepare={(draft) =>
        seen ? { id: client.id, body: toTradeRequest(draft, seen.version) } : null
      }
      onClose={onClose}
      submit={t('trade.submit')}
      failed={t('client-actions:failed')}
    >
      <div className="flex flex-col gap-4">
        {conflict && seen && (
          <ConflictNotice
            problem={conflict.problem}
            changes={changesTo(toTradeDraft(conflict.before), toTradeDraft(seen))}
          />
        )}
        {query.data && <WaitingProposals waiting={query.data.waiting} />}
        <Notice tone="info" title={t('trade.twoPeople')} />
        <Loaded query={query}>
          {() => seen && filled && <Body form={form} before={toTradeDraft(seen)} />}
        </Loaded>
      </div>
    </FormDialog>
  );
}

function Body({
  form,
  before,
}: {
  form: ReturnType<typeof useForm<TradeDraft>>;
  before: TradeDraft;
}) {
  const changesTo = useTradeChanges();
  const typed = useWatch({ control: form.control });
  const draft = { ...before, ...typed, products: { ...before.products, ...typed.products } };
  return (
    <>
      <TradeFields control={form.control} draft={draft} />
      <PlannedChanges changes={changesTo(before, draft)} />
    </>
  );
}
