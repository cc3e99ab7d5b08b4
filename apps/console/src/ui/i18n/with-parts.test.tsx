import { Children } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withParts } from './with-parts.tsx';

test('a sentence with parts is one sentence wherever it is among others', () => {
  const sentences = [withParts('It was {a}, and is {b}.', { a: '1', b: '2' }), 'No more.'];
  expect(Children.map(sentences, (sentence) => <p>{sentence}</p>)).toHaveLength(2);
});

test('a sentence has its parts where it names them, in the order of its language', () => {
  const parts = { before: <b>1.00</b>, after: <i>2.00</i> };
  const shown = (sentence: string) => renderToStaticMarkup(withParts(sentence, parts));
  expect(shown('From {before} to {after}.')).toBe('From <b>1.00</b> to <i>2.00</i>.');
  expect(shown('{after}，由 {before} 变来')).toBe('<i>2.00</i>，由 <b>1.00</b> 变来');
  expect(shown('Nothing moves.')).toBe('Nothing moves.');
});
