import { randomInt } from 'node:crypto';

/** 32 of them, 5 bits each; without what looks alike on paper: 0 and O, 1 and I. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const groupLength = 4;

/** A random code for people to write down and copy, in groups of 20 bits each. */
export function newWrittenCode(groups: number): string {
  const group = () =>
    Array.from({ length: groupLength }, () => characters[randomInt(characters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Small letters, any dashes and blanks, and the wide characters of a Chinese keyboard are alike. */
export function bareCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Dash}]/gu, '')
    .toUpperCase();
}
