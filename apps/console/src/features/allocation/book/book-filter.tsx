import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Input } from '#/core/ui/input.tsx';
import { Select } from '#/ui/controls/select.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { type LineFault, type Quantities, readQuantity } from './judge-book.ts';

const whichLines = ['all', 'allotted', 'none', 'faulty', 'clients', 'robots'] as const;

/** Which lines are shown. */
export type LineChoice = { q: string; which: (typeof whichLines)[number] };

type Choosing = LineChoice & {
  quantities: Quantities;
  faults: ReadonlyMap<string, LineFault>;
};

type Lines = readonly Schemas.AllocationLine[];

/** Robots after the clients, each in the order in which they came. */
export const clientsFirst = (lines: Lines): Lines => [
  ...lines.filter(({ client }) => !client.fake),
  ...lines.filter(({ client }) => client.fake),
];

/** The lines that are shown; the same list where all of them are, whatever is typed. */
export function matchingLines(lines: Lines, { q, which, ...judged }: Choosing): Lines {
  const labels = q.trim().toLowerCase();
  const has = ({ order_no: orderNo, client }: Schemas.AllocationLine) =>
    [orderNo, client.full_name, client.username].some((text) =>
      text.toLowerCase().includes(labels),
    );
  const chosen = which === 'all' ? lines : lines.filter(choiceOf(which, judged));
  return labels === '' ? chosen : chosen.filter(has);
}

function choiceOf(
  which: Exclude<LineChoice['which'], 'all'>,
  { quantities, faults }: Pick<Choosing, 'quantities' | 'faults'>,
): (line: Schemas.AllocationLine) => boolean {
  const gets = (id: string) => (readQuantity(quantities.get(id) ?? '') ?? 0) > 0;
  return {
    allotted: (line: Schemas.AllocationLine) => gets(line.trx_id),
    none: (line: Schemas.AllocationLine) => !gets(line.trx_id),
    faulty: (line: Schemas.AllocationLine) => faults.has(line.trx_id),
    clients: (line: Schemas.AllocationLine) => !line.client.fake,
    robots: (line: Schemas.AllocationLine) => line.client.fake,
  }[which];
}

export function BookFilter({
  choice,
  onChange,
  shown,
}: {
  choice: LineChoice;
  onChange: (choice: LineChoice) => void;
  shown: number;
}) {
  const { t } = useTranslation('allocation');
  const { amount } = useMoney();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="w-56">
        <Input
          type="search"
          aria-label={t('book.search')}
          placeholder={t('book.search')}
          value={choice.q}
          onChange={({ target }) => onChange({ ...choice, q: target.value })}
        />
      </div>
      <Select
        aria-label={t('book.which.label')}
        value={choice.which}
        options={whichLines.map((value) => ({ value, label: t(`book.which.${value}`) }))}
        onChange={({ target }) =>
          onChange({
            ...choice,
            which: whichLines.find((one) => one === target.value) ?? 'all',
          })
        }
      />
      <span className="text-ink-muted" role="status">
        {t('book.shown', { count: shown, figure: amount(`${shown}`) })}
      </span>
    </div>
  );
}
