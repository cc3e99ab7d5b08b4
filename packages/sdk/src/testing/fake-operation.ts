export interface FakeOperation {
  method: string;
  /** With `{id}` and the like, as the contract has it. */
  path: string;
  status: number;
  isPublic: boolean;
  isKeyed: boolean;
  /** The media type of a success; null if it has no body. */
  type: string | null;
  /** The contract's example of a success, if that is JSON. */
  answer?: unknown;
  /** Record type of a returned page. */
  lists?: string;
  /** Record type of the response. */
  answers?: string;
  /** The field of its answer that is a record. */
  embeds?: { field: string; record: string };
  /** The record that it changes, and shows in a conflict. */
  changes?: string;
}

export interface FakeRequest {
  method: string;
  url: URL;
  /** In the order of the path. */
  parameters: readonly string[];
  headers: Headers;
  /** Undefined if there was none. */
  body: unknown;
}

export interface FakeAnswer {
  status: number;
  body: unknown;
  type?: string;
  filename?: string;
}

export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
