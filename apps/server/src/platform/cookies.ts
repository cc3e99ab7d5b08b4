export interface Cookies {
  read(name: string): string | undefined;
  /** Takes a value of letters, digits, `-` and `_`. */
  set(name: string, value: string, maxAgeS: number): void;
}

export const noCookies: Cookies = { read: () => undefined, set() {} };
