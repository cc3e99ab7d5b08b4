/** Adds up amounts of one currency, which all have its digits; quick enough for fifty thousand while one types. */
export class MoneySum {
  readonly #digits: number;
  #units = 0n;

  /** `like` is any amount of the currency. */
  constructor(like: string) {
    this.#digits = like.split('.')[1]?.length ?? 0;
  }

  add(units: bigint): void {
    this.#units += units;
  }

  /** An amount in the smallest unit of its currency. */
  static unitsOf(amount: string): bigint {
    return BigInt(amount.replace('.', ''));
  }

  toString(): string {
    const sign = this.#units < 0n ? '-' : '';
    const plain = String(this.#units < 0n ? -this.#units : this.#units).padStart(
      this.#digits + 1,
      '0',
    );
    if (this.#digits === 0) return sign + plain;
    return `${sign}${plain.slice(0, -this.#digits)}.${plain.slice(-this.#digits)}`;
  }
}
