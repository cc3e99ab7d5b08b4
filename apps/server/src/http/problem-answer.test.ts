import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorCatalogue } from '../kernel/errors/error-catalogue.ts';
import { Problem } from '../kernel/errors/problem.ts';
import { problemAnswer } from './problem-answer.ts';

const codes = Object.keys(errorCatalogue) as ErrorCode[];
const blanks = JSON.stringify(errorCatalogue).matchAll(/\{\{(\w+)\}\}/g);
const values = Object.fromEntries(
  [...blanks].map(([, name = '']) => [name, { 'zh-CN': '词', 'en-US': 'word' }]),
);
const fill = (template: string, word: string) => template.replaceAll(/\{\{\w+\}\}/g, word);

describe('a problem is answered in both languages, whichever was asked for', () => {
  it.each(codes)('%s', (code) => {
    const messages = {
      'zh-CN': fill(errorCatalogue[code]['zh-CN'], '词'),
      'en-US': fill(errorCatalogue[code]['en-US'], 'word'),
    };
    const errors = [{ field: 'amount', code, values }];
    for (const language of ['zh-CN', 'en-US'] as const) {
      const answer = problemAnswer(new Problem(code, { values, errors }), language, 'r');
      const texts = { message: messages[language], messages };
      expect(answer).toMatchObject({ ...texts, errors: [texts] });
    }
  });
});

it('the moments that a message names are answered beside it, of a field too', () => {
  const until = new Date('2026-11-25T00:00:00Z');
  const errors = [{ field: 'at', code: 'VALUE_TOO_LARGE', values: { max: until } } as const];
  const answer = problemAnswer(
    new Problem('LOCKED_UP', { values: { until }, errors }),
    'en-US',
    'r',
  );
  const times = ['2026-11-25T00:00:00.000Z'];
  expect(answer).toMatchObject({ times, errors: [{ times }] });
  expect(answer.message).toContain(times[0]);
});
