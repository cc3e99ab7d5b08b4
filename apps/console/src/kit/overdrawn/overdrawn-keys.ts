/** Everything fetched about loans, compensation and bonus stands under this key. */
const overdrawnKey = ['overdrawn'] as const;

/** By the topic under which the server tells of changes: a bonus is told of as compensation. */
export const loanKey = [...overdrawnKey, 'loan'] as const;
export const creditKey = [...overdrawnKey, 'compensation'] as const;
