import { expect, test } from 'vitest';
import { isEmail, isPhone } from '#/ui/form/contact.ts';
import { toClientUpdate } from './client-draft.ts';

const draft = {
  full_name: ' 张三 ',
  mobile: '',
  email: '',
  vip_level: '3',
  score: '650',
  language: 'en-US' as const,
  remark: ' ',
};

test('a contact that was left empty is not sent, and so stays as it is', () => {
  expect(toClientUpdate(draft, 4)).toEqual({
    full_name: '张三',
    vip_level: 3,
    score: 650,
    language: 'en-US',
    remark: null,
    version: 4,
  });
  expect(
    toClientUpdate({ ...draft, mobile: '+86 138-0013-8000', email: ' a@b.cn ' }, 4),
  ).toMatchObject({ mobile: '+8613800138000', email: 'a@b.cn' });
});

test('contacts are what the server takes', () => {
  expect(isPhone('+86 138 0013 8000')).toBe(true);
  expect(isPhone('12345')).toBe(false);
  expect(isPhone('138****8000')).toBe(false);
  expect(isEmail('a@b.cn')).toBe(true);
  expect(isEmail('a@b')).toBe(false);
});
