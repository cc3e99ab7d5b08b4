import { Link2, ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { BulkSelected } from '#/business/list/table/data-table.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { type Item, isProposed, togetherOf } from './reconciliation-calls.ts';

const ConfirmMatches = lazyOverlay(
  async () => (await import('./match-dialogs.tsx')).ConfirmMatches,
  ['form', 'bank-statement'],
);
const MatchTogether = lazyOverlay(
  async () => (await import('./match-dialogs.tsx')).MatchTogether,
  ['form', 'bank-statement'],
);

export function BulkMatch({ rows, clear }: BulkSelected<Item>) {
  const { t } = useTranslation('reconciliation');
  const [step, setStep] = useState<'confirm' | 'together' | null>(null);
  // As they were when the question came up.
  const [items, setItems] = useState<readonly Item[]>([]);
  const proposed = rows.filter((row) => isProposed(row) && row.automatic);
  const open = rows.filter(({ state }) => state === 'open');
  const { line_ids: lines, record_ids: records } = togetherOf(open);
  const together =
    open.length === rows.length &&
    Math.min(lines.length, records.length) === 1 &&
    !open.some(isProposed);
  const ask = (what: 'confirm' | 'together', of: readonly Item[]) => {
    setItems(of);
    setStep(what);
  };
  const close = () => setStep(null);
  return (
    <>
      <Button disabled={proposed.length === 0} onClick={() => ask('confirm', proposed)}>
        <ListChecks aria-hidden="true" />
        {t('bulk.confirm', { count: proposed.length })}
      </Button>
      {together && (
        <Button onClick={() => ask('together', open)}>
          <Link2 aria-hidden="true" />
          {t('bulk.together')}
        </Button>
      )}
      {step === 'confirm' && <ConfirmMatches items={items} onDone={clear} onClose={close} />}
      {step === 'together' && <MatchTogether items={items} onDone={clear} onClose={close} />}
    </>
  );
}
