import { expect, it } from 'vitest';
import { drawable, drawCaptcha } from './captcha-picture.ts';

function svgOf(answer: string): string {
  const [head, body = ''] = drawCaptcha(answer).split(',');
  expect(head).toBe('data:image/svg+xml;base64');
  return Buffer.from(body, 'base64').toString();
}

it('the picture draws every character that a captcha may have', () => {
  const empty = svgOf('').match(/<path/g)?.length ?? 0;
  for (const letter of drawable) {
    expect(svgOf(letter).match(/<path/g)?.length).toBeGreaterThan(empty);
  }
});

it('the picture holds strokes only: no text, title or id gives the characters away', () => {
  const names = new Set(Array.from(svgOf('K7RM2').matchAll(/<([a-z]+)/g), ([, name]) => name));
  expect([...names].sort()).toEqual(['path', 'svg']);
  expect(svgOf('K7RM2')).not.toMatch(/K7RM2|\b(id|class|title)=/);
});

it('the picture draws the same characters differently each time', () => {
  expect(svgOf('K7RM2')).not.toBe(svgOf('K7RM2'));
});
