import type { Secrets } from '../../platform/secrets.ts';

/** The same number however it is typed. */
export function normalIdNo(typed: string): string {
  return typed.replaceAll(/[ -]/g, '').toUpperCase();
}

/** The ends alone: enough to distinguish two documents, not to use one. */
function maskIdNo(idNo: string): string {
  const [head, tail] = idNo.length >= 8 ? [2, 4] : [1, 1];
  return `${idNo.slice(0, head)}${'*'.repeat(idNo.length - head - tail)}${idNo.slice(-tail)}`;
}

/** The number as it is stored: encrypted, as it is shown, and as the same one is found again. */
export function storedIdNo(secrets: Pick<Secrets, 'seal' | 'hashIdNo'>, typed: string) {
  const idNo = normalIdNo(typed);
  return {
    idNoSealed: secrets.seal(idNo),
    idNoMasked: maskIdNo(idNo),
    idNoHash: secrets.hashIdNo(idNo),
  };
}
