/** For what the current state guarantees but the context's type cannot say. */
export function present<Value>(value: Value | null, name: string): Value {
  if (value === null) {
    throw new Error(`The machine has no ${name} in this state.`);
  }
  return value;
}
