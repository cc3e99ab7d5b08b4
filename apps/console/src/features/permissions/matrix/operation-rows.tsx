import { UserCheck } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { StatusBadge } from '#/kit/ui/status-badge.tsx';
import type { GuardedOperation } from './operations-of.ts';

/** Operations of the contract, with what the contract says they do. */
export function OperationRows({ operations }: { operations: readonly GuardedOperation[] }) {
  const { t } = useTranslation('permission');
  return (
    <ul className="flex flex-col gap-2">
      {operations.map(({ id, method, path, summary, two_person: limit }) => (
        <li key={id}>
          <code className="text-xs break-all">
            <span className="mr-1.5 font-semibold">{method}</span>
            {path}
          </code>
          <p className="flex flex-wrap items-center gap-2 text-xs text-ink-muted">
            <span lang="en">{summary}</span>
            {limit !== null && (
              <StatusBadge tone="info" icon={UserCheck}>
                {t('twoPeople')}
              </StatusBadge>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
