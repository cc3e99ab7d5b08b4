import { TriangleAlert } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { Fact } from '#/ui/controls/facts.tsx';
import type { ConfirmTone } from '#/ui/overlay/alert-dialog.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import type { Decidable } from './decision-adapter.ts';
import { KeyMark, sendKeys } from './decision-buttons.tsx';

export function ConfirmRows({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      {rows.map(({ label, value }, at) => (
        // Several risks of one level have the same label.
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order
        <div key={`${label} ${at}`} className="contents">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="min-w-0 font-medium break-words text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function useAcceptedRisks({
  maker,
  risk_reasons: reasons = [],
}: Pick<Decidable, 'maker' | 'risk_reasons'>): { rows: Fact[]; tone: ConfirmTone } {
  const { t } = useTranslation(['decision', 'record']);
  const { id } = useSessionUser();
  const isOwn = maker?.id === id;
  const stops = reasons.filter(({ level }) => level === 'stop');
  const isOdd = reasons.some(({ level }) => level === 'look');
  return {
    rows: [
      ...stops.map(({ code }) => ({
        label: t('record:risk.stop'),
        value: <span className="text-danger-text">{t(`record:riskReason.${code}`)}</span>,
      })),
      ...(isOwn
        ? [
            {
              label: t('approve.maker'),
              value: <span className="text-warning-text">{t('approve.own')}</span>,
            },
          ]
        : []),
    ],
    tone: stops.length > 0 ? 'danger' : isOdd || isOwn ? 'warning' : 'primary',
  };
}

export function ConfirmLabel({
  tone,
  hasFields,
  children,
}: {
  tone: ConfirmTone;
  /** The focus is in a field, so that Enter alone does not send. */
  hasFields: boolean;
  children: string;
}) {
  return (
    <>
      {tone !== 'primary' && <TriangleAlert aria-hidden="true" />}
      {children}
      <KeyMark>{hasFields ? sendKeys : '↵'}</KeyMark>
    </>
  );
}
