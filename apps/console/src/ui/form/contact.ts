/** A number as the server takes it, without blanks and hyphens. */
export function bareNumber(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** Whether it is a telephone number, blanks and hyphens aside. */
export function isPhone(typed: string): boolean {
  return /^\+?\d{6,15}$/.test(bareNumber(typed));
}

export function isEmail(typed: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());
}
