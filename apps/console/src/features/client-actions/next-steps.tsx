import { can } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { isZero } from '#/ui/arithmetic/arithmetic.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { usePermissions } from '#/ui/permission/permissions-context.tsx';
import type { ActionName } from './action.ts';

/** Whether the client has neither submitted an identity check nor been given money. */
const isNew = ({ fake, kyc_status: status, accounts }: Schemas.Client) =>
  !fake && status === 'unverified' && accounts.every(({ balance }) => isZero(balance));

export function NextSteps({
  client,
  onPick,
}: {
  client: Schemas.Client;
  onPick: (action: ActionName) => void;
}) {
  const { t } = useTranslation('client-actions');
  const permissions = usePermissions();
  if (!isNew(client)) return null;
  const steps = (
    [
      ['identity', 'update', 'kyc'],
      ['deposit', 'fund', 'client'],
      ['password', 'reset', 'client'],
    ] as const
  ).filter(([, action, resource]) => can(permissions, action, resource));
  if (steps.length === 0) return null;
  return (
    <Notice tone="info" title={t('next.title')}>
      <p>{t('next.hint')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {steps.map(([step]) => (
          <Button key={step} size="sm" aria-haspopup="dialog" onClick={() => onPick(step)}>
            {t(`next.${step}`)}
          </Button>
        ))}
      </div>
    </Notice>
  );
}
