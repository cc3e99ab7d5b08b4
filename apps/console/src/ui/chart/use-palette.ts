import { type RefObject, useLayoutEffect, useState } from 'react';

export type Palette = {
  ink: string;
  line: string;
  ground: string;
  raised: string;
  series: readonly string[];
  earlier: string;
  gain: string;
  loss: string;
  font: string;
};

export const paletteClasses = {
  ink: 'text-ink-muted',
  line: 'text-line',
  ground: 'text-surface',
  raised: 'text-raised',
  earlier: 'text-series-earlier',
  gain: 'text-gain',
  loss: 'text-loss',
  series: [
    ...['text-series-1', 'text-series-2', 'text-series-3', 'text-series-4', 'text-series-5'],
    ...['text-series-6', 'text-series-7', 'text-series-8'],
  ],
} as const;

/** The browser paints the colour and tells what came out: the library reads no `oklch()`. */
function toRgb(colour: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null) return colour;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

export function readPalette(swatches: HTMLElement): Palette {
  const colourOf = (name: string) => {
    const swatch = swatches.querySelector(`.${name}`);
    return toRgb(getComputedStyle(swatch ?? swatches).color);
  };
  const { ink, line, ground, raised, earlier, gain, loss, series } = paletteClasses;
  return {
    ink: colourOf(ink),
    line: colourOf(line),
    ground: colourOf(ground),
    raised: colourOf(raised),
    earlier: colourOf(earlier),
    gain: colourOf(gain),
    loss: colourOf(loss),
    series: series.map(colourOf),
    font: getComputedStyle(swatches).fontFamily,
  };
}

/** Null before the swatches are drawn. */
export function usePalette(swatches: RefObject<HTMLElement | null>): Palette | null {
  const [palette, setPalette] = useState<Palette | null>(null);
  useLayoutEffect(() => {
    const read = () => swatches.current && setPalette(readPalette(swatches.current));
    read();
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', read);
    const chosen = new MutationObserver(read);
    chosen.observe(document.documentElement, {
      attributeFilter: ['data-theme', 'data-market', 'lang'],
    });
    return () => {
      dark.removeEventListener('change', read);
      chosen.disconnect();
    };
  }, [swatches]);
  return palette;
}
