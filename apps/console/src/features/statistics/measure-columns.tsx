import type { Schemas } from '@brokerdesk/sdk';
import type { FigureColumn } from './figure-table.tsx';
import { type Measure, measures } from './measures.ts';

/** A column for each measure of orders, amounts with what they are in the base currency. */
export function measureColumns<Row extends { trades: Schemas.TradeFigures }>(
  label: (measure: Measure) => string,
  text: (figures: Schemas.TradeFigures, measure: Measure) => string,
  inBase: (figures: Schemas.TradeFigures, measure: Measure) => string | null,
): FigureColumn<Row>[] {
  return measures.map((measure) => ({
    id: measure,
    label: label(measure),
    align: 'end',
    cell: ({ trades }) => (
      <>
        {text(trades, measure)}
        <span className="block text-xs text-ink-muted empty:hidden">{inBase(trades, measure)}</span>
      </>
    ),
    value: ({ trades }) => trades[measure],
  }));
}
