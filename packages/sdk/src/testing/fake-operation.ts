/** An operation of the contract, as far as the fake server answers it. */
export interface FakeOperation {
  method: string;
  /** With `{id}` and the like, as the contract has it. */
  path: string;
  /** Status of a success. */
  status: number;
  isPublic: boolean;
  /** Whether it requires an `Idempotency-Key`. */
  takesKey: boolean;
  /** The media type of a success; null if it has no body. */
  type: string | null;
  /** The contract's example of a success, if that is JSON. */
  answer?: unknown;
  /** The record of which it answers a page. */
  lists?: string;
  /** The record that it answers. */
  answers?: string;
  /** The field of its answer that is a record. */
  holds?: { field: string; record: string };
  /** The record that it changes, and shows in a conflict. */
  changes?: string;
}

/** A request, taken apart. */
export interface FakeRequest {
  method: string;
  /** As it was sent, with its parameters filled in. */
  url: URL;
  /** In the order of the path. */
  parameters: readonly string[];
  headers: Headers;
  /** Undefined if there was none. */
  body: unknown;
}

/** Response: JSON, or the text of a file. */
export interface FakeAnswer {
  status: number;
  body: unknown;
  type?: string;
  /** Name of a file. */
  filename?: string;
}

/** The fields of what is an object, and none of what is not. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
