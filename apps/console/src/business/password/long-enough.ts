const newPasswordMin = 6;

/** Whether a password may become the new one: of six characters at least, blanks around it aside. */
export function isLongEnough(password: string): boolean {
  return [...password.trim()].length >= newPasswordMin;
}
