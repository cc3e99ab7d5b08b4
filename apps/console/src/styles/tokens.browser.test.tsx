import { afterEach, describe, expect, test } from 'vitest';
import './tokens.css';

const themes = ['light', 'dark'] as const;
/** The grounds of words, from the back to the front, and those that a row changes to. */
const grounds = ['canvas', 'sunken', 'surface', 'raised', 'hover', 'selected'] as const;
const words = [
  'ink',
  'ink-muted',
  'ink-faint',
  'accent-text',
  'success-text',
  'warning-text',
  'danger-text',
  'info-text',
] as const;

/** AA for words of this size. */
const contrastMin = 4.5;
/** Less than this between two greys is no step to the eye. */
const stepMin = 1.12;

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const probe = document.createElement('span');
document.body.append(probe);
afterEach(() => document.documentElement.removeAttribute('data-theme'));

/** The luminance of a token as the screen shows it, by WCAG 2. */
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
  test.each(grounds)('words of every tone can be read on %s', (ground) => {
    document.documentElement.dataset['theme'] = theme;
    for (const word of words) {
      expect(contrast(word, ground), `${word} on ${ground}`).toBeGreaterThanOrEqual(contrastMin);
    }
  });
});

test.each([
  ['canvas', 'surface'],
  ['surface', 'raised'],
  ['raised', 'hover'],
  ['surface', 'line'],
  ['raised', 'line'],
])('in the dark, %s and %s are a step apart', (below, above) => {
  document.documentElement.dataset['theme'] = 'dark';
  expect(contrast(below, above)).toBeGreaterThan(stepMin);
});

/** Degrees of the colour circle between two tokens. */
function apart(one: string, other: string): number {
  const [from = 0, to = 0] = [one, other].map((token) => {
    probe.style.color = `var(--color-${token})`;
    return Number(getComputedStyle(probe).color.match(/oklch\([\d.]+ [\d.]+ ([\d.]+)/)?.[1]);
  });
  return Math.min(Math.abs(from - to), 360 - Math.abs(from - to));
}

describe.each(themes)('amber is the brand and the main action, in the %s theme', (theme) => {
  test.each(['info-text', 'danger-text', 'success-text', 'series-1', 'series-2', 'series-3'])(
    '%s is of another colour',
    (token) => {
      document.documentElement.dataset['theme'] = theme;
      expect(apart('accent', token)).toBeGreaterThan(40);
    },
  );
});
