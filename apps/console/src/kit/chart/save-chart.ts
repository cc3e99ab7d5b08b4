import { saveFile } from '#/kit/api/save-file.ts';
import { toCsv } from '#/kit/bulk/bulk-csv.ts';
import { type Chart, chartRows } from './chart.ts';
import type { PlotHandle } from './echarts.ts';

/** Saves the chart as it is drawn, sharp on every screen. */
export function savePicture(plot: PlotHandle, ground: string, fileName: string): void {
  const canvas = plot.renderToCanvas({ pixelRatio: 2, backgroundColor: ground });
  canvas.toBlob((bytes) => bytes && saveFile(bytes, `${fileName}.png`), 'image/png');
}

/** Saves the numbers of the chart. */
export function saveTable(chart: Chart, fileName: string): void {
  saveFile(toCsv(chartRows(chart)), `${fileName}.csv`);
}

/** Saves the numbers of the chart as numbers, which a spreadsheet adds up; the currency stands in the heads. */
export async function saveWorkbook(
  { pointHead, points, series, unit }: Chart,
  fileName: string,
): Promise<void> {
  // Nobody needs it before somebody saves a workbook.
  const { default: writeWorkbook } = await import('write-excel-file/browser');
  const headOf = (name: string) => (unit === undefined ? name : `${name} (${unit})`);
  const heads = [pointHead, ...series.map(({ name }) => headOf(name))];
  const rows = points.map(({ name }, at) => [name, ...series.map(({ values }) => values[at])]);
  const book = writeWorkbook([heads.map((value) => ({ value, fontWeight: 'bold' })), ...rows], {
    columns: heads.map(() => ({ width: 20 })),
    stickyRowsCount: 1,
  });
  saveFile(await book.toBlob(), `${fileName}.xlsx`);
}
