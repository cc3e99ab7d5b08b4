import { saveFile, toCsv } from '#/ui/api/save-file.ts';
import { type Chart, chartRows, readSeries, withColours } from './chart.ts';
import { createPlot, type PlotHandle } from './echarts.ts';
import { type PlotStyle, plotOption } from './plot-option.ts';
import type { Palette } from './use-palette.ts';

const ratio = 2;
/** In pixels: a narrow screen would leave no room for names. */
const widthMin = 720;
const margin = 12;
const lineHeight = 18;

type Picture = {
  title: string;
  facts: readonly string[];
  palette: Palette;
  style: PlotStyle;
};

type Drawn = { itemStyle?: { color: string } };

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

function inLines<Item>(items: readonly Item[], widthOf: (item: Item) => number, width: number) {
  const lines: { item: Item; left: number }[][] = [[]];
  let left = margin;
  for (const item of items) {
    const needed = widthOf(item);
    if (left > margin && left + needed > width - margin) {
      lines.push([]);
      left = margin;
    }
    lines.at(-1)?.push({ item, left });
    left += needed;
  }
  return lines;
}

export function savePicture(
  shown: PlotHandle,
  { title, facts, palette, style }: Picture,
  { chart, fileName }: { chart: Chart; fileName: string },
): void {
  const width = Math.max(widthMin, shown.getWidth());
  const plot = createPlot(document.createElement('div'), { width, height: shown.getHeight() });
  const visible = new Set(legendOf(shown).map(({ name }) => name));
  const series = withColours(chart.series).filter(({ name }) => visible.has(name));
  plot.setOption(plotOption({ ...chart, series }, palette, style, width));
  const drawn = plot.renderToCanvas({ pixelRatio: ratio, backgroundColor: palette.ground });
  const legend = legendOf(plot);
  plot.dispose();

  const picture = document.createElement('canvas');
  const context = picture.getContext('2d');
  if (context === null) return;
  const small = `12px ${palette.font}`;
  context.font = small;
  const widthOf = (text: string) => context.measureText(text).width;
  const factLines = inLines(facts, (fact) => widthOf(fact) + 20, width);
  const legendLines = inLines(
    legend,
    ({ name, colours }) => colours.length * 13 + widthOf(name) + 25,
    width,
  );
  const head = 34 + (factLines.length + legendLines.length) * lineHeight;
  picture.width = drawn.width;
  picture.height = drawn.height + head * ratio;
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(drawn, 0, head * ratio);
  context.scale(ratio, ratio);
  context.fillStyle = palette.ink;
  context.font = `600 14px ${palette.font}`;
  context.fillText(title, margin, 22);
  context.font = small;
  let top = 22;
  for (const line of factLines) {
    top += lineHeight;
    for (const { item, left } of line) context.fillText(item, left, top);
  }
  for (const line of legendLines) {
    top += lineHeight;
    for (const { item, left } of line) {
      for (const [at, colour] of item.colours.entries()) {
        context.fillStyle = colour;
        context.fillRect(left + at * 13, top - 8, 12, 8);
      }
      context.fillStyle = palette.ink;
      context.fillText(item.name, left + item.colours.length * 13 + 5, top);
    }
  }
  picture.toBlob((bytes) => bytes && saveFile(bytes, `${fileName}.png`), 'image/png');
}

export function saveTable(chart: Chart, fileName: string): void {
  saveFile(toCsv(chartRows(chart)), `${fileName}.csv`);
}

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
