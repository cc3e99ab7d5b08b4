import { generateKeyPairSync, sign } from 'node:crypto';

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const hex = (text: string) => Buffer.from(text, 'hex');

const commonName = hex('0603550403');
const alternativeNames = hex('0603551d11');
const ecdsaWithSha256 = sequence(hex('06082a8648ce3d040302'));
const dayMs = 24 * 60 * 60 * 1000;

/** Valid for a day; in PEM. */
export function selfSigned(): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from('localhost')))));
  const time = (at: number) => {
    const digits = new Date(at)
      .toISOString()
      .replace(/^20|\D/g, '')
      .slice(0, 12);
    return der(0x17, Buffer.from(`${digits}Z`));
  };
  const names = sequence(der(0x82, Buffer.from('localhost')), der(0x87, hex('7f000001')));
  const content = sequence(
    der(0xa0, hex('020102')),
    hex('020101'),
    ecdsaWithSha256,
    name,
    sequence(time(Date.now() - dayMs), time(Date.now() + dayMs)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(alternativeNames, der(0x04, names)))),
  );
  const signature = der(0x03, hex('00'), sign('sha256', content, privateKey));
  const lines = sequence(content, ecdsaWithSha256, signature)
    .toString('base64')
    .replace(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}
