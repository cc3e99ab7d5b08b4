import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface WireAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WireRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

export function oneConnection(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    ask: ({ path, body, ...how }: WireRequest) =>
      new Promise<WireAnswer>((resolve, reject) => {
        const sent = request(`${address}${path}`, { agent, ...how }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          );
        });
        sent.on('error', reject);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}
