import { describe, expect, it } from 'vitest';
import { maskText, maskUrl } from './mask.ts';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1MSIsImV4cCI6MX0.c2lnbmF0dXJl-_x';

describe('an address in the log', () => {
  it('keeps what a developer needs: path, record, page and order', () => {
    const id = '0190b2a4-7a1e-7cc3-9c2b-2f4b0a3d5e6f';
    expect(maskUrl(`/deposit/admin/v1/audit/${id}`)).toBe(`/deposit/admin/v1/audit/${id}`);
    expect(maskUrl('/client/admin/v1/list?page=2&size=20&sort=-create_datetime')).toBe(
      '/client/admin/v1/list?page=2&size=20&sort=-create_datetime',
    );
    expect(maskUrl('/no/such/page?from=now-7d&to=now#part')).toBe(
      '/no/such/page?from=now-7d&to=now#part',
    );
  });

  // @rule shell: The log neither keeps, shows nor exports a secret
  // @in ./dev-log.ts
  it.each([
    ['a token', `/x?access_token=${token}`],
    ['a token under a harmless name', `/x?next=${token}`],
    ['a token under an encoded name', `/x?%74oken=hunter2`],
    ['a token in capitals', '/x?REFRESH_TOKEN=hunter2'],
    ['a token in a list', '/x?token[]=hunter2&token[]=hunter2'],
    ['a password', '/x?new_password=hunter2'],
    ['a password with what ends a pair', '/x?password=a%26b%3Dhunter2'],
    ['a code', '/x?code=hunter2'],
    ['a captcha', '/x?captcha=hunter2&captcha_id=hunter2'],
    ['a recovery code', '/x?recoveryCode=hunter2'],
    ['a signature', '/bucket/file?X-Amz-Signature=hunter2&X-Amz-Credential=hunter2'],
    ['a user in front of the host', 'https://me:hunter2@storage.example/x?pin=1'],
    ['an address in an address', `/login?redirect=${encodeURIComponent('/x?token=hunter2')}`],
    [
      'an address in an address in an address',
      `/a?b=${encodeURIComponent(`/c?d=${encodeURIComponent('/e?secret=hunter2')}`)}`,
    ],
    [
      'an address that goes too deep',
      ['1', '2', '3', '4', '5', '6'].reduce(
        (inner) => `/a?b=${encodeURIComponent(inner)}`,
        '/x?token=hunter2',
      ),
    ],
    ['a hash', '/x#access_token=hunter2&state=1'],
    ['the address of an authenticator', 'otpauth://totp/Desk:angel?secret=hunter2'],
    ['bytes in an address', 'data:image/png;base64,hunter2'],
    ['a segment of a path', '/files/9f86d081884c7d659a2feaa0c55ad015hunter2/proof.png'],
    ['an encoded segment', `/files/${encodeURIComponent(token)}`],
    ['what was typed to find a client', '/client/admin/v1/username?username=hunter2&fake=true'],
    ['words of a search', '/client?q=hunter2'],
    ['a broken encoding', '/x?token=%E0%A4%A&password=%hunter2'],
    ['what is no address', 'http://[hunter2] token=hunter2'],
  ])('does not show %s', (_, url) => {
    const shown = maskUrl(url);
    expect(shown).not.toContain('hunter2');
    expect(shown).not.toContain(token);
    expect(shown).toContain('•••');
  });

  it('names the host if it is another one', () => {
    expect(maskUrl('https://storage.example/bucket?sig=x')).toBe('storage.example/bucket?sig=•••');
  });
});

describe('texts in the log', () => {
  it('stay unchanged if nothing is secret', () => {
    expect(maskText('xstate.done.actor.loadProfile')).toBe('xstate.done.actor.loadProfile');
    expect(maskText('ALREADY_DECIDED')).toBe('ALREADY_DECIDED');
  });

  it.each([
    'Bearer hunter2',
    'authorization: bearer hunter2',
    'Authorization: Basic hunter2==',
    '{"password":"hunter2","username":"hunter2"}',
    '{"new_password": "with \\"quotes\\" hunter2"}',
    "{'totp_secret': 'hunter2'}",
    'captcha=hunter2;code=hunter2',
    'refreshToken: hunter2',
    `seen ${token}`,
    'a 9f86d081884c7d659a2feaa0c55ad015hunter2 b',
  ])('do not show %s', (text) => {
    const shown = maskText(text);
    expect(shown).not.toContain('hunter2');
    expect(shown).not.toContain(token);
    expect(shown).toContain('•••');
  });
});
