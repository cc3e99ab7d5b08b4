import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Panel } from '#/ui/controls/panel.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { AmendmentStatus } from '../amendment-status.tsx';
import { AmendmentChanges } from './amendment-changes.tsx';

/** Every amendment that was asked for of an order, the newest first, with both values. */
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
