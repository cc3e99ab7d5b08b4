import type { Schemas } from '@brokerdesk/sdk';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Section } from '#/ui/controls/section.tsx';
import { useMoney } from '#/ui/money/use-money.ts';

export function BankEvidence({ bank }: { bank: readonly Schemas.BankEvidence[] | undefined }) {
  const { t } = useTranslation('decision');
  const { money } = useMoney();
  if (bank === undefined || bank.length === 0) return null;
  return (
    <Section title={t('bank.title')}>
      <ul className="flex flex-col gap-3">
        {bank.map(
          ({ line, amount_equal: amount, payer_equal: payer, match, imported_by: importer }) => (
            <li key={line.id} className="flex flex-col gap-0.5">
              <strong className="font-medium">
                {t('bank.line', {
                  day: line.day,
                  amount: money(line.amount, line.currency),
                  statement: [line.bank_name, line.statement_number].filter(Boolean).join(' '),
                  position: line.position,
                })}
              </strong>
              <Fact right={amount}>{t(amount ? 'bank.amountEqual' : 'bank.amountDiffers')}</Fact>
              {payer !== null && (
                <Fact right={payer}>
                  {t(payer ? 'bank.payerEqual' : 'bank.payerDiffers', { payer: line.payer })}
                </Fact>
              )}
              {match.reason !== null && <span>{match.reason}</span>}
              <span className="text-xs text-ink-muted">
                {t('bank.by', { matcher: match.by.name, importer: importer.name })}
              </span>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}

function Fact({ right, children }: { right: boolean; children: string }) {
  const Icon = right ? CircleCheck : CircleAlert;
  return (
    <span
      className={`inline-flex items-center gap-1.5 ${right ? 'text-success-text' : 'text-warning-text'}`}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {children}
    </span>
  );
}
