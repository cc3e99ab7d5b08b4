import { TriangleAlert } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { Fact } from '#/ui/controls/facts.tsx';
import type { ConfirmTone } from '#/ui/overlay/alert-dialog.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import type { Decidable } from './decision-adapter.ts';
import { KeyMark, sendKeys } from './key-mark.tsx';

/** What is about to be done, as names and values that are read down, one a line. */
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

const colours = { look: 'text-warning-text', stop: 'text-danger-text' } as const;

/** The risks that an approval accepts, each a row of its confirmation, and how serious that makes it. */
export function useAcceptedRisks({
  maker,
  risk_reasons: reasons = [],
}: Pick<Decidable, 'maker' | 'risk_reasons'>): { rows: Fact[]; tone: ConfirmTone } {
  const { t } = useTranslation(['decision', 'kit']);
  const { id } = useSessionUser();
  const isOwn = maker?.id === id;
  const risks = reasons.flatMap(({ code, level }) => (level === 'none' ? [] : [{ code, level }]));
  const isStopped = risks.some(({ level }) => level === 'stop');
  return {
    rows: [
      ...risks.map(({ code, level }) => ({
        label: t(`kit:risk.${level}`),
        value: <span className={colours[level]}>{t(`kit:riskReason.${code}`)}</span>,
      })),
      ...(isOwn
        ? [
            {
              label: t('approve.maker'),
              value: <span className={colours.look}>{t('approve.own')}</span>,
            },
          ]
        : []),
    ],
    tone: isStopped ? 'danger' : risks.length > 0 || isOwn ? 'warning' : 'primary',
  };
}

/** The label of the button that approves, with the key that presses it. */
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
