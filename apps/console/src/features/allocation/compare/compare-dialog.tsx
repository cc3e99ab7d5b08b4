import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Input } from '#/core/ui/input.tsx';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { QueryError } from '#/ui/controls/error-state.tsx';
import { Select } from '#/ui/controls/select.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { keyOf, proposalQuery, schemeNames } from '../allocation-calls.ts';
import { type Quantities, readQuantity } from '../book/judge-book.ts';
import { type Book, proposedQuantities } from '../book/use-book.ts';
import { compareSchemes } from './compare-schemes.ts';
import { ComparedClients, ComparedTotals } from './compared-tables.tsx';

const choices = ['current', ...schemeNames] as const;

type Choice = (typeof choices)[number];

type Options = { robots: boolean; lotsEach: string };

function useSide(book: Book, choice: Choice, { robots, lotsEach }: Options) {
  const scheme: Schemas.AllocationScheme = {
    name: choice === 'current' ? 'pro_rata' : choice,
    include_robots: robots,
    lots_each: choice === 'draw_applicants' ? (readQuantity(lotsEach) ?? 1) || 1 : null,
  };
  const query = useQuery({
    ...proposalQuery(useSdk(), keyOf(book.base), scheme),
    enabled: choice !== 'current',
  });
  const proposal = choice === 'current' ? null : query.data;
  const quantities = useMemo(
    (): Quantities | undefined =>
      proposal === null ? book.quantities : proposal && proposedQuantities(proposal),
    [proposal, book.quantities],
  );
  return { query, proposal: proposal ?? null, quantities };
}

export function CompareDialog({ book, onClose }: { book: Book; onClose: () => void }) {
  const { t } = useTranslation('allocation');
  const [chosen, setChosen] = useState<readonly [Choice, Choice]>(['current', 'pro_rata']);
  const [options, setOptions] = useState<Options>({ robots: false, lotsEach: '1' });
  const sides = [useSide(book, chosen[0], options), useSide(book, chosen[1], options)] as const;
  const [one, other] = [sides[0].quantities, sides[1].quantities];
  const { lines, currency } = book.base;
  const comparison = useMemo(
    () => (one && other ? compareSchemes(lines, [one, other]) : undefined),
    [lines, one, other],
  );
  const nameOf = (choice: Choice) => t(`scheme.name.${choice}`);
  const failed = sides.find(({ query }) => query.isError)?.query;
  const names = [nameOf(chosen[0]), nameOf(chosen[1])] as const;
  const hasRobots = lines.some(({ client }) => client.fake);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('compare.title')}
      description={t('compare.about')}
    >
      <DialogBody>
        <div className="flex flex-col gap-4">
          <div className="grid gap-3 sm:grid-cols-2">
            {([0, 1] as const).map((side) => (
              <Select
                key={side}
                aria-label={t(side === 0 ? 'compare.left' : 'compare.right')}
                value={chosen[side]}
                options={choices.map((value) => ({ value, label: nameOf(value) }))}
                onChange={({ target }) => {
                  const choice = choices.find((value) => value === target.value) ?? 'current';
                  setChosen(side === 0 ? [choice, chosen[1]] : [chosen[0], choice]);
                }}
              />
            ))}
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 empty:hidden">
            {hasRobots && (
              <label className="flex items-center gap-2">
                <input
                  type="checkbox"
                  className="size-4 accent-selection"
                  checked={options.robots}
                  onChange={({ target }) => setOptions({ ...options, robots: target.checked })}
                />
                {t('propose.robots')}
              </label>
            )}
            {chosen.includes('draw_applicants') && (
              <div className="flex items-center gap-2">
                <span aria-hidden="true">{t('propose.lotsEach')}</span>
                <Input
                  aria-label={t('propose.lotsEach')}
                  inputSize="sm"
                  inputMode="numeric"
                  className="w-20 text-right"
                  value={options.lotsEach}
                  onChange={({ target }) => setOptions({ ...options, lotsEach: target.value })}
                />
              </div>
            )}
          </div>
          {comparison ? (
            <>
              <ComparedTotals totals={comparison.totals} names={names} currency={currency} />
              <ComparedClients clients={comparison.clients} names={names} currency={currency} />
            </>
          ) : failed ? (
            <QueryError query={failed} />
          ) : (
            <Skeleton className="h-64 w-full" />
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('compare.close')}</Button>
        {sides.map(({ proposal }, side) =>
          proposal === null || (side === 1 && chosen[0] === chosen[1]) ? null : (
            <Button
              key={names[side]}
              variant="secondary"
              onClick={() => {
                book.propose(proposal);
                onClose();
              }}
            >
              {t('compare.use', { scheme: names[side] })}
            </Button>
          ),
        )}
      </DialogFooter>
    </Dialog>
  );
}
