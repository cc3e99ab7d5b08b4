import { actions } from '@brokerdesk/policy';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useRightLabels } from './use-right-labels.ts';

export function ActionChips({ of }: { of: readonly string[] }) {
  const { t } = useTranslation('permission');
  const labels = useRightLabels();
  if (of.length === 0) {
    return (
      <span className="text-ink-faint">
        <span aria-hidden="true">—</span>
        <span className="sr-only">{t('noAction')}</span>
      </span>
    );
  }
  if (of.length === actions.length) return <Chip strong>{t('everyAction')}</Chip>;
  return (
    <span className="flex flex-wrap gap-1">
      {of.map((action) => (
        <Chip key={action}>{labels.action(action)}</Chip>
      ))}
    </span>
  );
}

function Chip({ strong = false, children }: { strong?: boolean; children: string }) {
  return (
    <span
      className={`rounded-sm border px-1.5 py-px text-xs whitespace-nowrap ${
        strong
          ? 'border-success-line bg-success-surface text-success-text'
          : 'border-line bg-sunken text-ink'
      }`}
    >
      {children}
    </span>
  );
}
