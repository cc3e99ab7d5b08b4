/** An action that is not in the table is refused. */
export type StateTable<State extends string = string, Action extends string = string> = Readonly<
  Record<State, Readonly<Partial<Record<Action, readonly State[]>>>>
>;

/**
 * Actions available in a state; none for an unknown state, such as that of a newer server.
 *
 * @example
 * actionsIn(depositStates, 'pending'); // ['approve', 'reject']
 */
export function actionsIn<State extends string, Action extends string>(
  table: StateTable<State, Action>,
  state: State,
): Action[] {
  // Object.keys forgets that the keys are actions.
  return Object.keys(table[state] ?? {}) as Action[];
}

/**
 * States that an action leads to; empty if the action is not possible.
 *
 * @example
 * statesAfter(depositStates, 'approved', 'rollback'); // ['rolled_back']
 * statesAfter(depositStates, 'rejected', 'approve'); // []
 */
export function statesAfter<State extends string, Action extends string>(
  table: StateTable<State, Action>,
  state: State,
  action: Action,
): readonly State[] {
  return table[state]?.[action] ?? [];
}

/**
 * The states that can be reached in one step, whatever is done.
 *
 * @example
 * nextStates(depositStates, 'pending'); // ['approved', 'rejected']
 */
export function nextStates<State extends string, Action extends string>(
  table: StateTable<State, Action>,
  from: State,
): State[] {
  return [...new Set(actionsIn(table, from).flatMap((action) => statesAfter(table, from, action)))];
}
