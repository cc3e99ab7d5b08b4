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
