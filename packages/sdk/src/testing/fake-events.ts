import type { FakeRecord } from './fake-records.ts';

export function fakeEvents() {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  let last = 0;

  return {
    stream(resumes: boolean, signal: AbortSignal | null | undefined): Response {
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller;
          open.add(controller);
          const ready = `id: ${last}\nevent: ready\ndata: {}\n\n`;
          if (!resumes) controller.enqueue(encoder.encode(ready));
          signal?.addEventListener('abort', () => {
            if (open.delete(controller)) controller.error(signal.reason);
          });
        },
        cancel: () => void (own && open.delete(own)),
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    },
    /** The topic is the contract's name of the kind: `CryptoAddress` is `crypto_address`. */
    send(kind: string, { id, version }: FakeRecord) {
      if (typeof id !== 'string') return;
      const topic = kind.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
      last += 1;
      const data = JSON.stringify({ topic, id, version: Number(version ?? 1) });
      const text = `id: ${last}\nevent: ${topic}\ndata: ${data}\n\n`;
      for (const controller of open) controller.enqueue(encoder.encode(text));
    },
  };
}
