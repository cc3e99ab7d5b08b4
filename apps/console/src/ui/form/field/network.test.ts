import { expect, test } from 'vitest';
import { contains, enclosingNetwork, overlaps, readNetwork } from './network.ts';

const read = (text: string) => {
  const network = readNetwork(text);
  if (network === null) throw new Error(`${text} was not read.`);
  return network;
};

test.each([
  '203.0.113.0/24',
  '203.0.113.9',
  '0.0.0.0/0',
  '2001:db8::/32',
  '::1',
  '::',
  '2001:db8:0:0:0:0:0:1/128',
  '64:ff9b::192.0.2.1',
])('%s is a network', (text) => {
  expect(readNetwork(text)).not.toBeNull();
});

// @rule ip-rules: Networks are read as the server reads them, IPv4 spelled as IPv6 refused
test.each([
  '',
  'somewhere',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.01',
  '203.0.113.0/33',
  '203.0.113.0/08',
  '203.0.113.0/',
  '203.0.113.0/24/1',
  '2001:db8::/129',
  '2001:db8:::1',
  '1::2::3',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8:9',
  '1:2:3:4:5:6:7::8',
  'fe80::1%eth0',
  '::ffff:192.0.2.1',
  '::ffff:c000:201',
])('%j is none', (text) => {
  expect(readNetwork(text)).toBeNull();
});

test.each([
  ['203.0.113.64/27', '203.0.113.63', false],
  ['203.0.113.64/27', '203.0.113.64', true],
  ['203.0.113.64/27', '203.0.113.95', true],
  ['203.0.113.64/27', '203.0.113.96', false],
  ['10.1.2.3/8', '10.255.0.1', true],
  ['10.1.2.3/8', '11.0.0.0', false],
  ['2001:db8:bad::/48', '2001:db8:bad:ffff::1', true],
  ['2001:db8:bad::/48', '2001:db8:bae::1', false],
  ['2001:db8::8/125', '2001:db8::7', false],
  ['2001:db8::8/125', '2001:db8::f', true],
  ['0.0.0.0/0', '255.255.255.255', true],
])('%s has %s: %s', (network, address, has) => {
  expect(contains(read(network), read(address))).toBe(has);
});

test.each([
  ['203.0.113.10/24', '203.0.113.0/24'],
  ['10.1.2.3/8', '10.0.0.0/8'],
  ['2001:db8::9/125', '2001:db8::8/125'],
  ['2001:db8:bad::1/48', '2001:db8:bad::/48'],
  ['203.0.113.0/24', null],
  ['203.0.113.10', null],
  ['203.0.113.10/33', null],
  ['', null],
])('%j is stored as %j', (typed, stored) => {
  expect(enclosingNetwork(typed)).toBe(stored);
});

test('networks overlap if one contains the other, and never across families', () => {
  expect(overlaps(read('203.0.113.0/24'), read('203.0.113.9'))).toBe(true);
  expect(overlaps(read('203.0.113.9'), read('203.0.113.0/24'))).toBe(true);
  expect(overlaps(read('203.0.113.0/25'), read('203.0.113.128/25'))).toBe(false);
  expect(overlaps(read('0.0.0.0/0'), read('::/0'))).toBe(false);
});
