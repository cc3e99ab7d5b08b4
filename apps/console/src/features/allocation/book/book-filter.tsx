import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Input } from '#/boot/ui/input.tsx';
import { Select } from '#/kit/ui/select.tsx';
import { type LineFault, type Quantities, readQuantity } from './judge-book.ts';

const whichLines = ['all', 'allotted', 'none', 'faulty', 'clients', 'robots'] as const;

/** Which lines are shown. */
export type LineChoice = { q: string; which: (typeof whichLines)[number] };

type Choosing = LineChoice & {
  quantities: Quantities;
  faults: ReadonlyMap<string, LineFault>;
};

/** The lines that are shown: clients first, robots after them, each in the order in which they came. */
export function matchingLines(
  lines: readonly Schemas.AllocationLine[],
  { q, which, quantities, faults }: Choosing,
): Schemas.AllocationLine[] {
  const labels = q.trim().toLowerCase();
  const has = ({ order_no: orderNo, client }: Schemas.AllocationLine) =>
    [orderNo, client.full_name, client.username].some((text) =>
      text.toLowerCase().includes(labels),
    );
  const gets = (id: string) => (readQuantity(quantities.get(id) ?? '') ?? 0) > 0;
  const isShown = (line: Schemas.AllocationLine) =>
    ({
      all: () => true,
      allotted: () => gets(line.trx_id),
      none: () => !gets(line.trx_id),
      faulty: () => faults.has(line.trx_id),
      clients: () => !line.client.fake,
      robots: () => line.client.fake,
    })[which]();
  const shown = lines.filter((line) => isShown(line) && (labels === '' || has(line)));
  return [
    ...shown.filter(({ client }) => !client.fake),
    ...shown.filter(({ client }) => client.fake),
  ];
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
        {t('book.shown', { count: shown })}
      </span>
    </div>
  );
}
