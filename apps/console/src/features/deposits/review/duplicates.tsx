import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { DepositStatus } from '../deposit-status.tsx';

/** Other deposits that were paid with the same money, for all one can see. */
export function Duplicates({
  duplicates,
  onOpen,
}: {
  duplicates: readonly Schemas.DuplicateDeposit[];
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation('deposit-review');
  return (
    <div className="px-5 pt-4">
      <Notice tone="warning" title={t('duplicate.title')}>
        <ul className="flex flex-col gap-1.5">
          {duplicates.map(({ id, order_no, client, status, same }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Button variant="link" size="sm" onClick={() => onOpen(id)}>
                {order_no}
              </Button>
              <span>{client.full_name}</span>
              <DepositStatus status={status} />
              <span className="text-xs">
                {same.map((what) => t(`duplicate.same.${what}`)).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
