export interface Random {
  next(): number;
  whole(min: number, max: number): number;
  pick<const T extends readonly [unknown, ...unknown[]]>(from: T): T[number];
  chance(probability: number): boolean;
  between(from: Date, to: Date): Date;
  digits(count: number): string;
  hex(count: number): string;
  id(at: Date): string;
}

export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const letters = (count: number, base: number) =>
    Array.from({ length: count }, () => whole(0, base - 1).toString(base)).join('');
  const hex = (count: number) => letters(count, 16);
  return {
    next,
    whole,
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
    chance: (probability) => next() < probability,
    between: (from, to) => new Date(whole(from.getTime(), Math.max(from.getTime(), to.getTime()))),
    digits: (count) => letters(count, 10),
    hex,
    id(at) {
      const time = at.getTime().toString(16).padStart(12, '0');
      const variant = whole(8, 11).toString(16);
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(12)}`;
    },
  };
}
