import type { Schemas } from '@brokerdesk/sdk';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useFieldText } from './use-field-text.ts';

export function AmendmentChanges({
  before,
  after,
  order,
}: Pick<Schemas.Amendment, 'before' | 'after'> & { order: Schemas.AmendableOrder }) {
  const { t } = useTranslation('emergency');
  const { label, value } = useFieldText(order);
  const { currency } = order;
  return (
    <table className="w-full">
      <thead className="text-left text-xs text-ink-muted">
        <tr>
          <th scope="col" className="pb-1 font-normal">
            {t('changes.field')}
          </th>
          <th scope="col" className="pb-1 font-normal">
            {t('changes.before')}
          </th>
          <th scope="col" className="pb-1 font-normal">
            {t('changes.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.keys(after).map((name) => (
          <tr key={name} className="align-top">
            <th scope="row" className="py-0.5 pr-3 text-left font-normal text-ink-muted">
              {label(name)}
            </th>
            <td className="py-0.5 pr-3 break-words">{value(name, before[name], currency)}</td>
            <td className="py-0.5 font-semibold break-words">
              <ArrowRight aria-hidden="true" className="mr-1.5 inline size-3.5 text-ink-faint" />
              {value(name, after[name], currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
