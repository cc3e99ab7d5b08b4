import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Figure } from '#/ui/figures/figure.tsx';
import { useCount } from '#/ui/i18n/use-count.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import type { Summary } from './api/get-summary.ts';
import { FigureGroup } from './figure-group.tsx';
import { Tile } from './tile.tsx';

export type ClientSummary = NonNullable<Summary['clients']>;

/** Each figure with the filter of the list that is as long. */
const figures = { total: {}, new: { from: 'now/d' }, online: { online: true } } as const;

// The keys of a literal are exactly the keys of its type.
const names = Object.keys(figures) as (keyof typeof figures)[];

export function ClientFigures({ clients }: { clients: ClientSummary }) {
  const { t } = useTranslation('dashboard');
  const count = useCount();
  const permitted = usePermittedPaths();
  const linkTo = (search: object) =>
    permitted.has('/client') ? { to: '/client', search: { ...search } } : undefined;
  return (
    <FigureGroup title={t('clients.title')}>
      <div className="grid flex-1 grid-cols-3 gap-2 md:gap-4">
        {names.map((name) => (
          <Tile
            key={name}
            label={t(`clients.${name}`)}
            value={<Figure link={linkTo(figures[name])}>{count(clients[name])}</Figure>}
          />
        ))}
      </div>
    </FigureGroup>
  );
}
