import type { Schemas } from '@brokerdesk/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Button } from '#/core/ui/button.tsx';
import { describeProblem, problemOf } from '#/ui/api/problem.ts';
import { exportFileName, saveFile } from '#/ui/api/save-file.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Select } from '#/ui/controls/select.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { invalidateTopics } from '#/ui/live/invalidate-topics.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import {
  loadPaymentFile,
  type PaymentGroup,
  paymentFileQuery,
  paymentGroupsQuery,
} from './payout-calls.ts';

type PaymentFileProps = {
  /** Undefined stands for all that are to be sent. */
  rows?: readonly Schemas.Withdrawal[];
  onClose: () => void;
  onDone?: () => void;
};

export function PaymentFile({ rows, onClose, onDone }: PaymentFileProps) {
  const { t } = useTranslation('payout');
  const sdk = useSdk();
  const all = useQuery({ ...paymentGroupsQuery(sdk), enabled: rows === undefined });
  const groups = rows ? paymentGroups(rows) : all.data;
  const [at, setAt] = useState(0);
  const group = groups?.[at];
  const ids = rows && group && idsOf(rows, group);
  const body = group ? { currency: group.currency, kind: group.kind, ...(ids && { ids }) } : null;
  const preview = useQuery(paymentFileQuery(sdk, body));
  const download = useFileDownload(onClose, onDone);
  const error = download.error ?? preview.error ?? all.error;
  const { data } = preview;
  const nameOf = ({ currency, kind, count }: PaymentGroup) =>
    t('file.group', { currency, kind: t(`file.kind.${kind}`), number: count });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('file.title')}
      description={t('file.about')}
    >
      <DialogBody>
        <div className="flex flex-col gap-4">
          {groups?.length === 0 && <Notice tone="info" title={t('file.nothing')} />}
          {groups && groups.length > 0 && (
            <div className="flex flex-col gap-1">
              <span aria-hidden="true" className="text-xs text-ink-muted">
                {t('file.of')}
              </span>
              <Select
                aria-label={t('file.of')}
                value={`${at}`}
                options={groups.map((one, index) => ({ value: `${index}`, label: nameOf(one) }))}
                onChange={({ target }) => setAt(Number(target.value))}
              />
            </div>
          )}
          {group && data && <Preview group={group} preview={data} />}
          {error !== null && <Failure error={error} />}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('file.cancel')}</Button>
        <Button
          variant="primary"
          busy={download.isPending}
          disabled={data === undefined || data.count === 0}
          onClick={() => data && group && download.mutate({ group, preview: data })}
        >
          <Download aria-hidden="true" />
          {t('file.download')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function paymentGroups(rows: readonly Schemas.Withdrawal[]): PaymentGroup[] {
  const groups = new Map<string, PaymentGroup>();
  for (const {
    currency,
    destination: { kind },
  } of rows) {
    const key = `${currency} ${kind}`;
    groups.set(key, { currency, kind, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()].sort((one, other) => other.count - one.count);
}

const idsOf = (rows: readonly Schemas.Withdrawal[], { currency, kind }: PaymentGroup) =>
  rows
    .filter((row) => row.currency === currency && row.destination.kind === kind)
    .map(({ id }) => id);

type FileRequest = { group: PaymentGroup; preview: Schemas.PaymentFilePreview };

function useFileDownload(onClose: () => void, onDone: (() => void) | undefined) {
  const { t } = useTranslation('payout');
  const { timezone } = useSettings();
  const { money } = useMoney();
  const sdk = useSdk();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ group: { currency, kind }, preview: { ids } }: FileRequest) =>
      loadPaymentFile(sdk, { currency, kind, ids }),
    onSuccess: (bytes, { group: { currency, kind }, preview: { count, total } }) => {
      saveFile(bytes, exportFileName(`payments-${kind}-${currency}`, 'csv', timezone, new Date()));
      const sum = money(total, currency);
      showToast({ tone: 'success', title: t('file.done', { count, sum }) });
      onDone?.();
      onClose();
    },
    onSettled: () => void invalidateTopics(queryClient, ['withdrawal', 'proposal']),
  });
}

function Preview({
  group: { currency },
  preview: { count, total, more, taken, left_out: leftOut },
}: FileRequest) {
  const { t } = useTranslation('payout');
  const { money } = useMoney();
  const { exact } = useTime();
  return (
    <>
      <Facts
        facts={[
          { label: t('file.count'), value: count },
          { label: t('file.sum'), value: <strong>{money(total, currency)}</strong> },
        ]}
      />
      {more && <p className="text-ink-muted">{t('file.more', { count })}</p>}
      {taken.length > 0 && (
        <Notice tone="warning" title={t('file.taken', { count: taken.length })}>
          <ul className="max-h-40 overflow-y-auto">
            {taken.map(({ id, order_no: orderNo, net_amount: net, file: { at, by } }) => (
              <li key={id}>
                {t('file.takenBy', {
                  ...{ orderNo, net: money(net, currency), name: by.name, at: exact(at) },
                })}
              </li>
            ))}
          </ul>
          <p className="mt-2">{t('file.release')}</p>
        </Notice>
      )}
      {leftOut.length > 0 && (
        <Notice tone="info" title={t('file.leftOut', { count: leftOut.length })}>
          {leftOut.map(({ order_no: orderNo }) => orderNo).join(t('file.comma'))}
        </Notice>
      )}
    </>
  );
}

function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('payout');
  const { message } = describeProblem(error);
  const named = problemOf(error)?.errors?.map(({ message: why }) => why) ?? [];
  return (
    <Notice
      tone="danger"
      title={named.length > 0 ? t('file.refused') : (message ?? t('file.failed'))}
      announced
    >
      {named.length > 0 ? named.join(t('file.comma')) : undefined}
    </Notice>
  );
}
