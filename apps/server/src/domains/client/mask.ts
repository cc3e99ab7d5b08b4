/** The first three and the last two digits: enough to recognise a number, not to call it. */
export function maskMobile(mobile: string): string {
  if (mobile.length <= 7) return '*'.repeat(mobile.length);
  return `${mobile.slice(0, 3)}${'*'.repeat(mobile.length - 5)}${mobile.slice(-2)}`;
}

/** The first letter and the domain. */
export function maskEmail(email: string): string {
  const at = email.indexOf('@');
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
}
