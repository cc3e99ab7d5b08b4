/** Cookies that no script can read and no other site can have sent. */
export interface Cookies {
  read(name: string): string | undefined;
  /** Sends it with the answer. The value is one of letters, digits, `-` and `_`. */
  set(name: string, value: string, maxAgeS: number): void;
}

export const noCookies: Cookies = { read: () => undefined, set() {} };
