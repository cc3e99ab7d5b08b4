export type RemovalProof = { by: 'code' | 'recovery'; code: string; recoveryCode: string };

export const noProof: RemovalProof = { by: 'code', code: '', recoveryCode: '' };
