import type { Schemas } from '@brokerdesk/sdk';
import { ProposedChanges } from '#/business/decision/two-people/proposed-changes.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { RevealValue } from '#/ui/reveal/reveal-value.tsx';
import { revealChanges } from './api/reveal-changes.ts';

/** The proposed changes, with a button that reveals full bank card numbers. */
export function ChangedValues({
  proposal: { id, changes, subject },
}: {
  proposal: Schemas.Proposal;
}) {
  const { t } = useTranslation('approval');
  const sdk = useSdk();
  return (
    <ProposedChanges
      changes={changes}
      kind={subject.trade_kind}
      draw={({ field, ...sides }, side) => {
        const text = sides[side];
        if (!(field === 'acc_no' || field === 'phone') || !text?.includes('*')) return undefined;
        return (
          <RevealValue
            masked={text}
            label={t(`detail.${field}.${side}`)}
            reveal={async () => {
              const whole = await revealChanges(sdk, id);
              return whole.find((change) => change.field === field)?.[side] ?? text;
            }}
          />
        );
      }}
    />
  );
}
