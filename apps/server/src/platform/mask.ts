/** Country codes of one digit and of two; all others have three. */
const oneDigit = /^[17]/;
const twoDigits = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

function countryLength(phone: string): number {
  if (!phone.startsWith('+')) return 0;
  const digits = phone.slice(1);
  if (oneDigit.test(digits)) return 2;
  return twoDigits.test(digits) ? 3 : 4;
}

/** The country and the last two digits: enough to recognise a number, not to call it. */
export function maskPhone(phone: string): string {
  const shown = countryLength(phone) + 2;
  if (phone.length < shown + 4) return '*'.repeat(phone.length);
  return `${phone.slice(0, shown - 2)}${'*'.repeat(phone.length - shown)}${phone.slice(-2)}`;
}

export function maskEmail(email: string): string {
  const at = email.indexOf('@');
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
}

/** The last four: enough to distinguish cards, not to pay to one. Nothing of a number that is hardly longer. */
export function maskCard(accNo: string): string {
  const bare = accNo.replaceAll(/[\s-]/g, '');
  const hidden = bare.length - (bare.length < 8 ? 0 : 4);
  return '*'.repeat(hidden) + bare.slice(hidden);
}

export function shortAccount(accNo: string): string {
  return accNo.length > 4 ? `··${accNo.slice(-4)}` : accNo;
}
