const text = JSON.stringify({ list: [], total: 0, page: 1, size: 50, totals: [] });

export const answer: unknown = JSON.parse(text);

/*
 * One Response for every call. To make one costs several times what the clients do, and would hide
 * them; to read one a second time is not allowed, so this one reads from the text that it was made of.
 */
const prepared: Response = Object.assign(
  new Response(text, {
    headers: { 'Content-Type': 'application/json', 'Content-Length': String(text.length) },
  }),
  {
    text: async () => text,
    json: async () => JSON.parse(text),
    clone: () => prepared,
  },
);

export const fakeFetch: typeof globalThis.fetch = async () => prepared;
