import type { Schemas } from '@brokerdesk/sdk';
import { ArrowRight } from 'lucide-react';
import { useEffectLabels } from '#/business/decision/account-effect.tsx';
import { EffectTable } from '#/business/funds/effect-table.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { Panel } from '#/ui/controls/section.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { AmendmentStatus } from '../amendment-status.tsx';
import { accountAfter } from './amended-account.ts';
import { useFieldText } from './order-fields.ts';

export function AmendmentChanges({
  before,
  after,
  order,
}: Pick<Schemas.Amendment, 'before' | 'after'> & { order: Schemas.AmendableOrder }) {
  const { t } = useTranslation('emergency');
  const { label, value } = useFieldText(order);
  const { currency } = order;
  return (
    <table className="w-full">
      <thead className="text-left text-xs text-ink-muted">
        <tr>
          <th scope="col" className="pb-1 font-normal">
            {t('changes.field')}
          </th>
          <th scope="col" className="pb-1 font-normal">
            {t('changes.before')}
          </th>
          <th scope="col" className="pb-1 font-normal">
            {t('changes.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.keys(after).map((name) => (
          <tr key={name} className="align-top">
            <th scope="row" className="py-0.5 pr-3 text-left font-normal text-ink-muted">
              {label(name)}
            </th>
            <td className="py-0.5 pr-3 break-words">{value(name, before[name], currency)}</td>
            <td className="py-0.5 font-semibold break-words">
              <ArrowRight aria-hidden="true" className="mr-1.5 inline size-3.5 text-ink-faint" />
              {value(name, after[name], currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function AmendmentHistory({ order }: { order: Schemas.AmendableOrder }) {
  const { t } = useTranslation(['emergency', 'decision']);
  const { exact } = useTime();
  if (order.amendments.length === 0) return <p className="text-ink-muted">{t('history.none')}</p>;
  return order.amendments.map((one) => (
    <Panel
      key={one.id}
      title={t('history.made', { name: one.maker.name, at: exact(one.made_at) })}
      aside={<AmendmentStatus status={one.status} />}
    >
      <AmendmentChanges before={one.before} after={one.after} order={order} />
      <p className="mt-2 text-ink-muted">
        {t('history.reason', {
          code: t(`decision:reasonCode.${one.reason_code as 'other'}`, {
            defaultValue: one.reason_code,
          }),
          reason: one.reason,
        })}
      </p>
      {one.checker !== null && (
        <p className="text-ink-muted">
          {t('history.decided', {
            name: one.checker.name,
            at: exact(one.checked_at ?? one.updated_at),
          })}
        </p>
      )}
    </Panel>
  ));
}

export function MoneyEffect({
  order,
  after,
}: {
  order: Schemas.AmendableOrder;
  after: Readonly<Record<string, string | null | undefined>>;
}) {
  const { t } = useTranslation('emergency');
  const later = accountAfter(order, after);
  const credited =
    order.kind === 'deposit' && order.status === 'pending' && after['amount'] !== undefined;
  return (
    <div className="flex flex-col gap-2">
      <EffectTable
        account={order.account}
        later={later && { ...later, label: t('effect.after') }}
        labels={useEffectLabels()}
      />
      {after['acc_no'] != null && (
        <p className="text-ink-muted">{t('effect.moves', { accNo: after['acc_no'] })}</p>
      )}
      {later === null && (
        <p className="text-ink-muted">{t(credited ? 'effect.credited' : 'effect.none')}</p>
      )}
      {later?.available.startsWith('-') && (
        <Notice tone="danger" title={t('effect.insufficient')} announced />
      )}
    </div>
  );
}
