import { describe, expect, it } from 'vitest';
import { resolveEnvironment } from './environment.ts';

const origin = 'https://desk.example';
const tenantOf = (search: string, stored: string | null) =>
  resolveEnvironment(search, stored, origin).tenant;

describe('the environment profile', () => {
  it('is es when nothing names one', () => {
    expect(tenantOf('', null)).toBe('es');
  });
  it('is the one that was used last time', () => {
    expect(tenantOf('?page=2', 'sun3')).toBe('sun3');
  });
  it('is the one in the address before any other', () => {
    expect(tenantOf('?env=kun', 'sun3')).toBe('kun');
  });
  it('does not follow a code that nobody knows', () => {
    expect(tenantOf('?env=evil', 'tr')).toBe('tr');
    expect(tenantOf('?env=evil', 'gone')).toBe('es');
  });
  it('calls the server that the console came from', () => {
    expect(resolveEnvironment('', null, origin).baseUrl).toBe(origin);
  });
});
