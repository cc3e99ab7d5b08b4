import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useCount } from '#/kit/i18n/use-count.ts';
import type { Summary } from './api/get-summary.ts';
import { FigureGroup } from './figure-group.tsx';
import { Tile } from './tile.tsx';

export type ClientSummary = NonNullable<Summary['clients']>;

const figures = ['total', 'new', 'online'] as const;

export function ClientFigures({ clients }: { clients: ClientSummary }) {
  const { t } = useTranslation('dashboard');
  const count = useCount();
  return (
    <FigureGroup title={t('clients.title')}>
      <div className="grid flex-1 grid-cols-3 gap-2 md:gap-4">
        {figures.map((figure) => (
          <Tile key={figure} label={t(`clients.${figure}`)} value={count(clients[figure])} />
        ))}
      </div>
    </FigureGroup>
  );
}
