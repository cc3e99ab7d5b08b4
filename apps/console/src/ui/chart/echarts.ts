import { BarChart, LineChart } from 'echarts/charts';
import { BrushComponent, GridComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { LegacyGridContainLabel } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';
import { allowPlainHtml } from '#/ui/html/plain-html.ts';

use([
  BarChart,
  LineChart,
  GridComponent,
  TooltipComponent,
  BrushComponent,
  LegacyGridContainLabel,
  CanvasRenderer,
]);

export function createPlot(element: HTMLElement, size?: { width: number; height: number }) {
  allowPlainHtml();
  return init(element, undefined, { renderer: 'canvas', ...size });
}

export type PlotHandle = ReturnType<typeof createPlot>;
