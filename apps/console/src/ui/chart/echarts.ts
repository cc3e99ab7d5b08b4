import { BarChart, LineChart } from 'echarts/charts';
import { BrushComponent, GridComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { LegacyGridContainLabel } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';

use([
  BarChart,
  LineChart,
  GridComponent,
  TooltipComponent,
  BrushComponent,
  LegacyGridContainLabel,
  CanvasRenderer,
]);

export const createPlot = (element: HTMLElement, size?: { width: number; height: number }) =>
  init(element, undefined, { renderer: 'canvas', ...size });

export type PlotHandle = ReturnType<typeof createPlot>;
