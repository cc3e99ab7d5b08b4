import type { Schemas } from '@brokerdesk/sdk';
import { Figure, type FigureLink } from '#/ui/figures/figure.tsx';
import type { FigureColumn } from './figure-table.tsx';
import { MeasureValue } from './figure-tiles.tsx';
import { type Measure, measures } from './measures.ts';

export function measureColumns<Row extends { trades: Schemas.TradeFigures }>({
  label,
  text,
  inBase,
  linkOf,
  making,
}: {
  label: (measure: Measure) => string;
  text: (figures: Schemas.TradeFigures, measure: Measure) => string;
  inBase: (figures: Schemas.TradeFigures, measure: Measure) => string | null;
  linkOf: (row: Row, measure: Measure) => FigureLink;
  making: (measure: Measure) => string | undefined;
}): FigureColumn<Row>[] {
  return measures.map((measure) => ({
    id: measure,
    label: label(measure),
    align: 'end',
    how: making(measure),
    cell: (row) => (
      <>
        <Figure link={linkOf(row, measure)}>
          <MeasureValue measure={measure} amount={row.trades[measure]}>
            {text(row.trades, measure)}
          </MeasureValue>
        </Figure>
        <span className="block text-xs text-ink-muted empty:hidden">
          {inBase(row.trades, measure)}
        </span>
      </>
    ),
    value: ({ trades }) => trades[measure],
  }));
}
