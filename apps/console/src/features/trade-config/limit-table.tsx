import type { Schemas } from '@brokerdesk/sdk';
import { useTwoPeopleLabels } from '#/business/decision/two-people/use-two-people-labels.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { EditButton, type Editing } from './config-section.tsx';
import { boundNames, limitNames } from './trade-config-fields.ts';

export function LimitTable({
  limits,
  currency,
  onEdit,
  isWaiting,
}: { limits: Schemas.TwoPersonLimits; currency: string } & Editing) {
  const { t } = useTranslation(['trade-config', 'two-people']);
  const { amount } = useMoney();
  const labels = useTwoPeopleLabels();
  return (
    <>
      {/* No landmark of its own: the section around it has that name already. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a table has no fieldset */}
      <div
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        aria-label={t('limits.title')}
        // Contains visually hidden text, which would otherwise widen the page.
        className="fading-ends relative overflow-x-auto"
      >
        <table className="w-full tabular-nums">
          <caption className="sr-only">{t('limits.caption', { currency })}</caption>
          <thead>
            <tr className="border-b border-line text-xs text-ink-muted">
              <th scope="col" className="py-1.5 pr-3 text-left font-normal">
                {t('limits.limit')}
              </th>
              {boundNames.map((bound) => (
                <th
                  key={bound}
                  scope="col"
                  className="px-3 py-1.5 text-right align-bottom font-normal"
                >
                  {t(`two-people:bound.${bound}`)}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">{t('edit.button')}</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {limitNames.map((name) => (
              <tr key={name}>
                <th scope="row" className="py-2 pr-3 text-left font-medium whitespace-nowrap">
                  {labels.limit(name)}
                </th>
                {boundNames.map((bound) => (
                  <td key={bound} className="px-3 py-2 text-right whitespace-nowrap">
                    {amount(limits[name]?.[bound] ?? '')}
                  </td>
                ))}
                <td className="py-1 pl-3 text-right">
                  <EditButton
                    title={t('limits.of', { limit: labels.limit(name) })}
                    isWaiting={isWaiting}
                    onEdit={() => onEdit(name)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="mt-3 grid gap-x-6 gap-y-1 border-t border-line pt-3 text-xs sm:grid-cols-2">
        {(['record', 'maker', 'client', 'pair'] as const).map((bound) => (
          <div key={bound}>
            <dt className="inline font-medium">{t(`limits.bound.${bound}`)}</dt>{' '}
            <dd className="inline text-ink-muted">{t(`limits.does.${bound}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
