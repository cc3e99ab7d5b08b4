/** What proves that somebody may remove the authenticator: a code of it, or a recovery code. */
export type RemovalProof = { by: 'code' | 'recovery'; code: string; recoveryCode: string };

export const noProof: RemovalProof = { by: 'code', code: '', recoveryCode: '' };
