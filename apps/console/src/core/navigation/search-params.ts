import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/**
 * Keeps numbers that JSON would read as another one: an id of 19 digits, `007`, `1e3`. Throwing makes the router keep
 * the text.
 */
function readValue(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'number' && String(value) !== text) throw new Error('No number.');
  return value;
}

export const parseSearch = parseSearchWith(readValue);
export const stringifySearch = stringifySearchWith(JSON.stringify, readValue);
