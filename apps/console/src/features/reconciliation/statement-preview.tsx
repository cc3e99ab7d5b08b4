import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { type Fact, Facts } from '#/ui/controls/facts.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { useMoney } from '#/ui/money/use-money.ts';

export function StatementPreview({ preview }: { preview: Schemas.BankStatementPreview }) {
  return (
    <>
      <Balances preview={preview} />
      <Faults faults={preview.faults} />
      <Lines preview={preview} />
    </>
  );
}

function Balances({ preview }: { preview: Schemas.BankStatementPreview }) {
  const { t } = useTranslation(['bank-statement', 'reconciliation']);
  const { money } = useMoney();
  const { currency, difference, gap, imported } = preview;
  const amount = (value: string | null) =>
    value === null ? null : currency === null ? value : money(value, currency);
  const facts: Fact[] = [
    { label: t('field.format'), value: t(`reconciliation:format.${preview.format}`) },
    {
      label: t('field.acc_no'),
      value: [preview.bank_name, preview.acc_no].filter(Boolean).join(' ') || null,
    },
    { label: t('field.number'), value: preview.number },
    {
      label: t('field.period'),
      value: [preview.from, preview.to].filter(Boolean).join(' – ') || null,
    },
    { label: t('field.opening'), value: amount(preview.opening) },
    { label: t('field.sum'), value: amount(preview.sum) },
    { label: t('field.closing'), value: amount(preview.closing) },
    { label: t('field.difference'), value: amount(difference) },
  ];
  return (
    <>
      {imported && <Notice tone="danger" title={t('import.imported')} announced />}
      {difference !== null && Number(difference) !== 0 && (
        <Notice
          tone="warning"
          title={t('import.differs', { difference: amount(difference) })}
          announced
        />
      )}
      {gap !== null && Number(gap) !== 0 && (
        <Notice
          tone="warning"
          title={t('import.gap', { gap: amount(gap), previous: amount(preview.previous_closing) })}
        />
      )}
      <Facts facts={facts} />
    </>
  );
}

const shownMax = 50;

function Faults({ faults }: { faults: readonly Schemas.BankFileFault[] }) {
  const { t } = useTranslation(['bank-statement', 'reconciliation']);
  if (faults.length === 0) return null;
  return (
    <Notice tone="danger" title={t('import.faults', { count: faults.length })} announced>
      <ul>
        {faults.slice(0, shownMax).map(({ row, fault }) => (
          <li key={row}>
            {t('import.row', { row })} {t(`reconciliation:fault.${fault}`)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Lines({ preview }: { preview: Schemas.BankStatementPreview }) {
  const { t } = useTranslation(['bank-statement', 'reconciliation']);
  const { money } = useMoney();
  const { lines, line_count: count, currency } = preview;
  const cell = 'border-b border-line px-2 py-1 text-left';
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
      tabIndex={0}
      aria-label={t('import.lines', { count })}
      className="max-h-72 overflow-auto rounded-md border border-line"
    >
      <table className="w-full text-xs">
        <thead className="sticky top-0 bg-raised">
          <tr>
            <th scope="col" className={cell}>
              #
            </th>
            <th scope="col" className={cell}>
              {t('reconciliation:column.day')}
            </th>
            <th scope="col" className={cn(cell, 'text-right')}>
              {t('reconciliation:column.amount')}
            </th>
            <th scope="col" className={cell}>
              {t('reconciliation:column.payer')}
            </th>
            <th scope="col" className={cell}>
              {t('reconciliation:column.reference')}
            </th>
            <th scope="col" className={cell}>
              {t('reconciliation:column.text')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.row} className={cn(line.repeated && 'text-ink-muted')}>
              <td className={cell}>{line.row}</td>
              <td className={cn(cell, 'whitespace-nowrap')}>{line.day}</td>
              <td className={cn(cell, 'text-right whitespace-nowrap tabular-nums')}>
                {currency === null ? line.amount : money(line.amount, currency)}
              </td>
              <td className={cell}>{line.payer ?? '—'}</td>
              <td className={cell}>{line.reference ?? '—'}</td>
              <td className={cell}>
                {[
                  line.text,
                  line.reversal && t('item.reversal'),
                  line.repeated && t('item.repeated'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > lines.length && (
        <p className="px-2 py-1 text-xs text-ink-muted">
          {t('import.more', { count: count - lines.length })}
        </p>
      )}
    </section>
  );
}
