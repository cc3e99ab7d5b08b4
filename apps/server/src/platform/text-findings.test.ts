import { describe, expect, it } from 'vitest';
import { findingsIn, hasDisguisedLink } from './text-findings.ts';

describe('a text', () => {
  it.each([
    ['Please pay to IBAN DE89 3704 0044 0532 0130 00', 'account'],
    ['MT84MALT011000012345MTLCAST001S', 'account'],
    ['账号：６２２２　０２００　１１１１　２２２２', 'account'],
    ['6222\u200b0200\u200b1111\u200b2222', 'account'],
    ['account 123-456-789', 'account'],
    ['账号一二三四五六七八九零', 'account'],
    ['٦٢٢٢٠٢٠٠١١١١', 'account'],
    ['https://evil.example/pay', 'link'],
    ['hxxps://evil.example', 'link'],
    ['see evil.example now', 'link'],
    ['evil[.]com', 'link'],
    ['evil (dot) com', 'link'],
    ['ｅｖｉｌ．ｃｏｍ', 'link'],
    ['evil。com', 'link'],
    ['ev\u200bil.c\u00adom', 'link'],
    ['银行.com', 'link'],
    ['www.银行', 'link'],
    ['write to desk@evil.example', 'link'],
    ['203.0.113.7/login', 'link'],
    ['tg://resolve?domain=evil', 'link'],
    ['0x52908400098527886E0F7030069857D2E4169EE7', 'crypto'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'crypto'],
    ['TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', 'crypto'],
    ['TJRyWwFs9wTFGZg3-JbrVriFbNfCug5tDeC', 'crypto'],
  ] as const)('%j has what takes a second person: %s', (text, finding) => {
    expect(findingsIn(text)).toContain(finding);
  });

  it.each([
    '您的出金 1,234,567.00 USD 已于 2026-11-27 10:00 到账。',
    'Your order T20261121-1346 was allotted 500 of 10,000 shares.',
    'Trading hours: 09:30-16:00, Monday to Friday.',
    'We are closed on 2026/12/25. Kind regards, the desk',
    '利率为 3.65%，期限 90 天。',
    'Internationalisation of counterrevolutionaries',
  ])('%j has nothing of it', (text) => {
    expect(findingsIn(text)).toEqual([]);
  });

  // @rule messages: A link with a name before its host is refused
  it.each([
    ['https://user@evil.example', true],
    ['https://bank.example@evil.example/x', true],
    ['https\uff1a//bank.example\uff20evil.example', true],
    ['[bank](https://us\u200ber:pw@evil.example)', true],
    ['https://evil.example/@user', false],
    ['mailto:desk@bank.example', false],
  ])('%j has a name before the host of its address: %s', (text, disguised) => {
    expect(hasDisguisedLink(text)).toBe(disguised);
  });

  // @rule messages: A link whose text names another host than its address is refused
  it.each([
    ['[bank.example](https://evil.example)', true],
    ['[https://bank.example/help](https://evil.example/help)', true],
    ['[**bank.**example](https://evil.example)', true],
    ['[bank\\.example](https://evil.example)', true],
    ['[银行.example](https://evil.example)', true],
    ['[bank.example](https://bank.example.evil.example)', true],
    ['[desk@bank.example](mailto:desk@evil.example)', true],
    ['[bank.example][1]\n\n[1]: https://evil.example', true],
    ['[bank.example]\n\n[bank.example]: https://evil.example', true],
    ['[bank.example](https://bank.example/help)', false],
    ['[www.bank.example](https://help.bank.example)', false],
    ['[help](https://bank.example), see evil.example', false],
    ['[terms.pdf](https://bank.example/terms.pdf)', false],
    ['[desk@bank.example](mailto:desk@bank.example)', false],
    ['[section 2.1](#fees)', false],
  ])('%j has a text that names another host: %s', (text, disguised) => {
    expect(hasDisguisedLink(text)).toBe(disguised);
  });
});
