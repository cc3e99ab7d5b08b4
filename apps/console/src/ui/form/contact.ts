export function bareNumber(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

export function isPhone(typed: string): boolean {
  return /^\+?\d{6,15}$/.test(bareNumber(typed));
}

export function isEmail(typed: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());
}
