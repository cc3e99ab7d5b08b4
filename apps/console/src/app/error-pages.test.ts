import { SdkError } from '@brokerdesk/sdk';
import { describe, expect, it } from 'vitest';
import { describeError } from './error-pages.tsx';

const failure = { at: new Date(0), address: '/client?page=2', build: '/assets/start-1.js' };

describe('the details of an error', () => {
  it('name the request, so that the server’s log can be searched for it', () => {
    const error = new SdkError({
      kind: 'problem',
      type: 'about:blank',
      title: 'Broken',
      message: 'It broke.',
      status: 500,
      code: 'INTERNAL',
      request_id: 'req-7',
    });
    expect(describeError(error, failure).split('\n')).toEqual([
      'error: SdkError: It broke.',
      'code: INTERNAL',
      'request: req-7',
      'page: /client?page=2',
      'time: 1970-01-01T00:00:00.000Z',
      'build: /assets/start-1.js',
    ]);
  });

  it('leave out what is not known, whatever was thrown', () => {
    expect(describeError('a text', { ...failure, build: null })).toBe(
      'error: a text\npage: /client?page=2\ntime: 1970-01-01T00:00:00.000Z',
    );
  });
});
