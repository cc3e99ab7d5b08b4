import { expect, it } from 'vitest';
import { drawable, drawCaptcha } from './captcha-picture.ts';

function svgOf(answer: string): string {
  const [head, body = ''] = drawCaptcha(answer).split(',');
  expect(head).toBe('data:image/svg+xml;base64');
  return Buffer.from(body, 'base64').toString();
}

it('draws every character that an answer may have', () => {
  const empty = svgOf('').match(/<path/g)?.length ?? 0;
  for (const letter of drawable) {
    expect(svgOf(letter).match(/<path/g)?.length).toBeGreaterThan(empty);
  }
});

it('holds strokes only: no text, title or id gives the answer away', () => {
  const names = new Set(Array.from(svgOf('K7RM2').matchAll(/<([a-z]+)/g), ([, name]) => name));
  expect([...names].sort()).toEqual(['path', 'svg']);
  expect(svgOf('K7RM2')).not.toMatch(/K7RM2|\b(id|class|title)=/);
});

it('draws the same answer differently each time', () => {
  expect(svgOf('K7RM2')).not.toBe(svgOf('K7RM2'));
});
