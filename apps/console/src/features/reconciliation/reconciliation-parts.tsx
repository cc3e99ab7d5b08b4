import type { Schemas } from '@brokerdesk/sdk';
import {
  CircleCheck,
  CircleHelp,
  CircleOff,
  Clock,
  Copy,
  FileUp,
  type LucideIcon,
  Split,
  TrendingDown,
  TrendingUp,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { Permit } from '#/ui/permission.tsx';
import type { Item } from './reconciliation-calls.ts';

const looks: Record<Schemas.DifferenceKind, { tone: StatusTone; icon: LucideIcon }> = {
  exact: { tone: 'success', icon: CircleCheck },
  split: { tone: 'success', icon: Split },
  over: { tone: 'warning', icon: TrendingUp },
  under: { tone: 'warning', icon: TrendingDown },
  duplicate: { tone: 'danger', icon: Copy },
  missing: { tone: 'danger', icon: CircleHelp },
  expected: { tone: 'pending', icon: Clock },
};

export function DifferenceKind({ state, kind }: Pick<Item, 'state' | 'kind'>) {
  const { t } = useTranslation('reconciliation');
  if (kind !== null) return <StatusBadge {...looks[kind]}>{t(`kind.${kind}`)}</StatusBadge>;
  const icon = state === 'ignored' ? CircleOff : CircleCheck;
  const tone = state === 'ignored' ? 'neutral' : 'success';
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`state.${state}`)}
    </StatusBadge>
  );
}

const ImportStatement = lazyOverlay(
  async () => (await import('./import-statement.tsx')).ImportStatement,
  ['form', 'bank-statement'],
);

export function ImportButton() {
  const { t } = useTranslation('reconciliation');
  const [open, setOpen] = useState(false);
  return (
    <Permit action="create" resource={['deposit', 'funds']}>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FileUp aria-hidden="true" />
        <span className="shown-beside-none max-md:sr-only">{t('import')}</span>
      </Button>
      {open && <ImportStatement onClose={() => setOpen(false)} />}
    </Permit>
  );
}

/** Negative for what was paid out. */
export const signedAmount = ({ lines: [line], amount }: Item): string =>
  line?.amount.startsWith('-') ? `-${amount}` : amount;

export const hasDifference = ({ kind, difference }: Item): boolean =>
  kind === 'over' || kind === 'under' || (kind === null && Number(difference) !== 0);

export const lineNames = ({ lines }: Item): string =>
  lines.map((line) => `${line.statement_number || line.acc_no} #${line.position}`).join(', ');

export const orderNumbers = ({ records }: Item): string =>
  records.map(({ order_no: orderNo }) => orderNo).join(', ');

export const clientNames = ({ records }: Item): string =>
  [...new Set(records.map(({ client }) => client.full_name))].join(', ');
