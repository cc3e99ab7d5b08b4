import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import { describe, expect, it } from 'vitest';
import { bucketAddress, s3Bucket } from './s3-bucket.ts';

// The examples that AWS publishes for signature version 4 of S3, with their keys.
const examples = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
  service: 's3',
  datetime: '20130524T000000Z',
};
const address = 'https://examplebucket.s3.amazonaws.com';
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

describe('the signer', () => {
  it('signs an address as AWS published it', async () => {
    const url = `${address}/test.txt?X-Amz-Expires=86400`;
    const signed = await new AwsV4Signer({ ...examples, url, signQuery: true }).sign();
    expect(Object.fromEntries(signed.url.searchParams)).toEqual({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
      'X-Amz-Date': '20130524T000000Z',
      'X-Amz-Expires': '86400',
      'X-Amz-SignedHeaders': 'host',
      'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    });
  });

  it.each([
    {
      request: 'GET of an object',
      url: `${address}/test.txt`,
      headers: { Range: 'bytes=0-9', 'X-Amz-Content-Sha256': empty },
      signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
    {
      request: 'PUT of an object',
      method: 'PUT',
      url: `${address}/test$file.text`,
      headers: {
        Date: 'Fri, 24 May 2013 00:00:00 GMT',
        'X-Amz-Storage-Class': 'REDUCED_REDUNDANCY',
        'X-Amz-Content-Sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      },
      signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    },
    {
      request: 'list of objects',
      url: `${address}/?max-keys=2&prefix=J`,
      headers: { 'X-Amz-Content-Sha256': empty },
      signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    },
  ])('signs a $request as AWS published it', async ({ request: _, signature, ...signed }) => {
    const { headers } = await new AwsV4Signer({ ...examples, ...signed, allHeaders: true }).sign();
    expect(headers.get('Authorization')).toContain(`Signature=${signature}`);
  });
});

describe('a bucket', () => {
  const config = { ...examples, endpoint: 'https://s3.amazonaws.com', bucket: 'examplebucket' };

  it('is a name below the endpoint, or the first part of the path if that is forced', () => {
    expect(bucketAddress({ ...config, forcePathStyle: false })).toBe(address);
    expect(bucketAddress({ ...config, forcePathStyle: true })).toBe(
      'https://s3.amazonaws.com/examplebucket',
    );
    const numbers = { ...config, endpoint: 'http://10.0.0.5:9000', forcePathStyle: false };
    expect(bucketAddress(numbers)).toBeNull();
  });

  it('signs type, length and end into the address of a PUT, and nothing secret', async () => {
    const address = await s3Bucket({ ...config, forcePathStyle: false }).signPut('incoming/a', {
      contentType: 'image/png',
      size: 5000,
      expiresInS: 300,
    });
    expect(address).toMatch(/^https:\/\/examplebucket\.s3\.amazonaws\.com\/incoming\/a\?/);
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
      'X-Amz-Expires': '300',
      'X-Amz-SignedHeaders': 'content-length;content-type;host',
    });
    expect(address).not.toContain(examples.secretAccessKey.slice(0, 10));
  });

  it('follows no redirect', async () => {
    const received: string[] = [];
    const redirecting = createServer((request, response) => {
      received.push(request.url ?? '');
      response.writeHead(307, { location: '/elsewhere' }).end();
    }).listen(0, '127.0.0.1');
    await once(redirecting, 'listening');
    // A server that listens on a port has such an address.
    const { port } = redirecting.address() as AddressInfo;
    const bucket = s3Bucket({
      ...examples,
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'brokerdesk',
      forcePathStyle: true,
    });
    await expect(bucket.get('files/1')).rejects.toThrow('S3 answers GET with 307');
    expect(received).toEqual(['/brokerdesk/files/1']);
    redirecting.close();
  });
});
