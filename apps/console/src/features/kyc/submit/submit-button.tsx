import { actionsIn, identityStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { FilePen, FilePlus2 } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import type { Submit } from '../api/submit-kyc.ts';

/** Fills in for the client what is missing, or corrects what waits; what is approved stays. */
export function SubmitButton({
  kyc,
  onFill,
}: {
  kyc: Schemas.Kyc;
  onFill: (act: Submit['act']) => void;
}) {
  const { t } = useTranslation('kyc');
  const actions = actionsIn(identityStates, kyc.status);
  const act = actions.includes('correct') ? 'correct' : actions.includes('submit') ? 'fill' : null;
  if (act === null) return null;
  const Icon = act === 'correct' ? FilePen : FilePlus2;
  return (
    <Button size="sm" data-fill="" onClick={() => onFill(act)}>
      <Icon aria-hidden="true" />
      {t(`${act}.button`)}
    </Button>
  );
}
