import type { Schemas } from '@brokerdesk/sdk';
import type { FigureColumn } from './figure-table.tsx';
import { type Measure, measures } from './measures.ts';

/** A column for each measure of orders. */
export function measureColumns<Row extends { trades: Schemas.TradeFigures }>(
  label: (measure: Measure) => string,
  text: (figures: Schemas.TradeFigures, measure: Measure) => string,
): FigureColumn<Row>[] {
  return measures.map((measure) => ({
    id: measure,
    label: label(measure),
    align: 'end',
    cell: ({ trades }) => text(trades, measure),
    value: ({ trades }) => trades[measure],
  }));
}
