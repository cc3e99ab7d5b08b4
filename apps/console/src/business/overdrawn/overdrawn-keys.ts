/** Everything fetched about loans, compensation and bonus is cached under this key. */
const overdrawnKey = ['overdrawn'] as const;

/** By the topic of the server's events of changes: a bonus has the topic of compensation. */
export const loanKey = [...overdrawnKey, 'loan'] as const;
export const creditKey = [...overdrawnKey, 'compensation'] as const;
