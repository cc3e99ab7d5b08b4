/** Every change of state that a record knows: from each state, what can be done and where it leads. */
export type StateTable<State extends string = string, Action extends string = string> = Readonly<
  Record<State, Readonly<Partial<Record<Action, State>>>>
>;

/** The states that can be reached from this one in one step. */
export function nextStates<State extends string, Action extends string>(
  table: StateTable<State, Action>,
  from: State,
): State[] {
  return Object.values<State | undefined>(table[from]).filter((state) => state !== undefined);
}
