import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { Figure } from '#/ui/figures/figure.tsx';
import './tokens.css';

const themes = ['light', 'dark'] as const;
const grounds = [
  ...['canvas', 'sunken', 'surface', 'raised'],
  ...['hover', 'selected', 'selection-surface'],
];
const tones = ['success', 'warning', 'danger', 'info', 'pending'];
const inks = ['ink', 'ink-muted', 'ink-faint', 'link', ...tones.map((tone) => `${tone}-text`)];
const filled = ['accent', 'accent-hover', 'selection', 'danger', 'danger-hover'];

/** AA for text of this size, and for the edge of a control. */
const contrastMin = 4.5;
const edgeMin = 3;
/** Less than this between two greys is no step to the eye. */
const stepMin = 1.12;

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const probe = document.createElement('span');
document.body.append(probe);
afterEach(() => document.documentElement.removeAttribute('data-theme'));

/** By WCAG 2, as the screen shows it. */
function luminance(token: string): number {
  if (!canvas) throw new Error('This browser draws nothing.');
  probe.style.color = `var(--color-${token})`;
  canvas.fillStyle = getComputedStyle(probe).color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(themes)('in the %s theme', (theme) => {
  beforeEach(() => {
    document.documentElement.dataset['theme'] = theme;
  });

  // @rule interface: Text has AA contrast on each ground, surface and fill, in both themes
  // @in ./tokens.css
  test.each(grounds)('text of every colour is legible on %s', (ground) => {
    for (const ink of inks) {
      expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(contrastMin);
    }
  });

  test.each(tones)('text is legible on the surface of %s', (tone) => {
    for (const ink of ['ink', 'ink-muted', 'link', `${tone}-text`]) {
      expect(contrast(ink, `${tone}-surface`), ink).toBeGreaterThanOrEqual(contrastMin);
    }
  });

  test.each(filled)('text is legible on a fill of %s', (fill) => {
    const ink = `${fill.replace('-hover', '')}-ink`;
    expect(contrast(ink, fill)).toBeGreaterThanOrEqual(contrastMin);
  });

  test.each(grounds)('the focus ring and a ticked box are visible on %s', (ground) => {
    for (const edge of ['focus', 'selection']) {
      expect(contrast(edge, ground), edge).toBeGreaterThanOrEqual(edgeMin);
    }
  });

  // @rule interface: Series of charts have a contrast of 3 to 1 on their ground, in both themes
  // @in ./tokens.css
  test('series of charts are visible on their ground', () => {
    const series = Array.from({ length: 8 }, (_, at) => `series-${at + 1}`);
    for (const token of [...series, 'series-earlier']) {
      expect(contrast(token, 'surface'), token).toBeGreaterThanOrEqual(edgeMin);
    }
  });

  test.each([
    ...['link', 'focus', 'selection', 'pending-text', 'info-text', 'danger-text', 'success-text'],
    ...['series-1', 'series-2', 'series-3'],
  ])('%s is of another colour than amber', (token) => {
    expect(apart('accent', token)).toBeGreaterThan(40);
  });

  test('a warning is neither amber nor red, and no two roles share a colour', () => {
    for (const token of ['accent', 'danger-text']) {
      expect(apart('warning-text', token), token).toBeGreaterThan(20);
    }
    const roles = ['link', 'pending-text', 'info-text', 'warning-text', 'danger-text'];
    for (const [at, role] of roles.entries()) {
      for (const other of roles.slice(at + 1)) {
        expect(apart(role, other), `${role} and ${other}`).toBeGreaterThan(20);
      }
    }
  });
});

test.each([
  ['canvas', 'surface'],
  ['surface', 'raised'],
  ['raised', 'hover'],
  ['surface', 'line'],
  ['raised', 'line'],
])('the dark colours %s and %s are a step apart', (below, above) => {
  document.documentElement.dataset['theme'] = 'dark';
  expect(contrast(below, above)).toBeGreaterThan(stepMin);
});

/** In degrees of the colour circle. */
function apart(one: string, other: string): number {
  const [from = 0, to = 0] = [one, other].map((token) => {
    probe.style.color = `var(--color-${token})`;
    return Number(getComputedStyle(probe).color.match(/oklch\([\d.]+ [\d.]+ ([\d.]+)/)?.[1]);
  });
  return Math.min(Math.abs(from - to), 360 - Math.abs(from - to));
}

test('a figure that leads to a list is in ink, apart from links and warnings', async () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const remove = await draw(
    <RouterContextProvider router={router as never}>
      <Figure link={{ to: '/', search: {} }}>905,235.82</Figure>
    </RouterContextProvider>,
  );
  const figure = page.getByRole('link', { name: '905,235.82' });
  await expect.element(figure).toBeVisible();
  const { color, textDecorationStyle } = getComputedStyle(figure.element());
  expect(color).toBe(getComputedStyle(document.body).color);
  expect(textDecorationStyle).toBe('dotted');
  remove();
});
