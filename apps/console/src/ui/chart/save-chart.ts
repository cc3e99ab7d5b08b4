import { saveFile, toCsv } from '#/ui/api/save-file.ts';
import { type Chart, chartRows, readSeries } from './chart.ts';
import type { PlotHandle } from './echarts.ts';

const ratio = 2;
/** Room for the name of a chart and of its series, in pixels. */
const headHeight = 52;

/** The name of each series that is drawn, and its colours: a profit has two. */
function legendOf(plot: PlotHandle): { name: string; colours: string[] }[] {
  // The library types its option as a bag: these are the series of `plotOption`.
  const { series } = plot.getOption() as {
    series: { name: string; itemStyle: { color: string }; data: Drawn[] }[];
  };
  return series.map(({ name, itemStyle, data }) => ({
    name,
    colours: [...new Set(data.map((one) => one.itemStyle?.color ?? itemStyle.color))],
  }));
}

type Drawn = { itemStyle?: { color: string } };

/** Saves the chart as it is drawn, sharp on every screen, under its name and with the names of its series. */
export function savePicture(
  plot: PlotHandle,
  { title, period }: { title: string; period: string },
  fileName: string,
): void {
  const { backgroundColor, color, fontFamily } = getComputedStyle(plot.getDom());
  const chart = plot.renderToCanvas({ pixelRatio: ratio, backgroundColor });
  const picture = document.createElement('canvas');
  picture.width = chart.width;
  picture.height = chart.height + headHeight * ratio;
  const context = picture.getContext('2d');
  if (context === null) return;
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(chart, 0, headHeight * ratio);
  context.scale(ratio, ratio);
  context.fillStyle = color;
  context.font = `600 14px ${fontFamily}`;
  context.fillText([title, period].filter(Boolean).join(' · '), 12, 22);
  context.font = `12px ${fontFamily}`;
  let left = 12;
  for (const { name, colours } of legendOf(plot)) {
    for (const colour of colours) {
      context.fillStyle = colour;
      context.fillRect(left, 34, 12, 8);
      left += 13;
    }
    context.fillStyle = color;
    context.fillText(name, left + 5, 42);
    left += context.measureText(name).width + 20;
  }
  picture.toBlob((bytes) => bytes && saveFile(bytes, `${fileName}.png`), 'image/png');
}

/** Saves the numbers of the chart. */
export function saveTable(chart: Chart, fileName: string): void {
  saveFile(toCsv(chartRows(chart)), `${fileName}.csv`);
}

/** The numbers of a chart as a workbook has them: the currency in the heads, days as dates. */
export function workbookRows(chart: Chart) {
  const { pointHead, points, unit, isByDay = false } = chart;
  const read = readSeries(chart);
  const headOf = (name: string) => (unit === undefined ? name : `${name} (${unit})`);
  return {
    heads: [pointHead, ...read.map(({ name }) => headOf(name))],
    rows: points.map(({ key, name }, at) => [
      isByDay ? { value: new Date(key), format: 'yyyy-mm-dd' } : name,
      ...read.map(({ values }) => values[at]),
    ]),
  };
}

/** Saves the chart's numbers as numbers, for sums in spreadsheets; headings name the currency. */
export async function saveWorkbook(chart: Chart, fileName: string): Promise<void> {
  // No one needs it before a user saves a workbook.
  const { default: writeWorkbook } = await import('write-excel-file/browser');
  const { heads, rows } = workbookRows(chart);
  const book = writeWorkbook([heads.map((value) => ({ value, fontWeight: 'bold' })), ...rows], {
    columns: heads.map(() => ({ width: 20 })),
    stickyRowsCount: 1,
  });
  saveFile(await book.toBlob(), `${fileName}.xlsx`);
}
