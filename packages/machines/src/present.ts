/** For what the current state guarantees but the context's type cannot say. */
export function present<Value>(value: Value | null, name: string): Value {
  if (value === null) {
    throw new Error(`A machine reached a state without its ${name}: report this as a fault in it.`);
  }
  return value;
}
