import { beforeEach, describe, expect, it, vi } from 'vitest';
import { claimPreloadedResponse, type PreloadedResponse } from './preloaded-responses.ts';

const url = 'https://desk.example/auth/admin/v1/userinfo';
const answer = Promise.resolve(new Response('{}'));

function early(answers: Record<string, PreloadedResponse>) {
  vi.stubGlobal('window', { preloadedResponses: new Map(Object.entries(answers)) });
}

describe('an answer to a call that was made before the code was there', () => {
  beforeEach(() => early({ [url]: { authorization: 'Bearer one', answer } }));

  it('is for the same call of the same person, once', () => {
    const headers = new Headers({ Authorization: 'Bearer one' });
    expect(claimPreloadedResponse(url, headers)).toBe(answer);
    expect(claimPreloadedResponse(url, headers)).toBeUndefined();
  });

  it.each([
    ['somebody else', { Authorization: 'Bearer other' }],
    ['nobody', {}],
  ])('is not for %s, then or later', (_, headers) => {
    expect(claimPreloadedResponse(url, headers)).toBeUndefined();
    expect(claimPreloadedResponse(url, { Authorization: 'Bearer one' })).toBeUndefined();
  });

  it('is not used for a call with a session if it was made for any user', () => {
    early({ [url]: { authorization: null, answer } });
    expect(claimPreloadedResponse(url, { Authorization: 'Bearer one' })).toBeUndefined();
    early({ [url]: { authorization: null, answer } });
    expect(claimPreloadedResponse(url)).toBe(answer);
  });
});

it('there is none if the script has not run', () => {
  vi.stubGlobal('window', {});
  expect(claimPreloadedResponse(url)).toBeUndefined();
});
