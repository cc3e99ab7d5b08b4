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

declare global {
  interface Window {
    /** Not in every browser. */
    trustedTypes?: {
      readonly defaultPolicy: unknown;
      createPolicy(name: 'default', rules: { createHTML(html: string): string }): unknown;
    };
  }
}

/** The library empties its element with `innerHTML = ''`, which the page's policy refuses. Any other text stays refused. */
function allowEmptyHtml(): void {
  if (window.trustedTypes?.defaultPolicy !== null) return;
  window.trustedTypes.createPolicy('default', {
    createHTML(html) {
      if (html !== '') throw new TypeError('HTML is not taken from text.');
      return html;
    },
  });
}

export function createPlot(element: HTMLElement, size?: { width: number; height: number }) {
  allowEmptyHtml();
  return init(element, undefined, { renderer: 'canvas', ...size });
}

export type PlotHandle = ReturnType<typeof createPlot>;
