import type { Sentence } from '../paths/model.ts';

export interface About {
  readonly title: Sentence;
  readonly purpose: Sentence;
  readonly noScreen?: Sentence;
}

export const aboutMachines: Readonly<Record<string, About>> = {
  auth: {
    title: { en: 'Sign-in', zh: '登录' },
    purpose: {
      en: 'Decides who is signed in: it restores a stored session, takes a person through the login and the code, and clears everything at the end.',
      zh: '决定谁已登录：恢复已存的会话，引导完成登录和验证码，结束时清除一切。',
    },
  },
  'navigation-guard': {
    title: { en: 'Navigation guard', zh: '导航守卫' },
    purpose: {
      en: 'Decides, before a page opens, whether this person may see it, and where they are sent when they may not.',
      zh: '在页面打开前，决定本人能否查看；不能时决定转到哪里。',
    },
    noScreen: {
      en: 'the guard does its work before a page opens, and no screen shows it',
      zh: '守卫在页面打开前工作，没有界面显示它',
    },
  },
  'token-refresh': {
    title: { en: 'Token refresh', zh: '令牌刷新' },
    purpose: {
      en: 'Keeps a session alive: it renews the access token before it expires, and tries again when the network fails.',
      zh: '保持会话：在访问令牌到期前刷新，网络故障时重试。',
    },
    noScreen: {
      en: 'tokens are renewed in the background, and no screen shows it',
      zh: '令牌在后台刷新，没有界面显示它',
    },
  },
  'mfa-bind': {
    title: { en: 'Authenticator, switching on', zh: '启用身份验证器' },
    purpose: {
      en: 'Takes a person through switching the authenticator on: the QR code, the first code, and the recovery codes.',
      zh: '引导本人启用身份验证器：二维码、首个验证码和恢复代码。',
    },
  },
  'mfa-disable': {
    title: { en: 'Authenticator, switching off', zh: '移除身份验证器' },
    purpose: {
      en: 'Takes a person through switching the authenticator off, with a code of it or a recovery code.',
      zh: '引导本人用验证码或恢复代码移除身份验证器。',
    },
  },
};

export const aboutMachine = (name: string): About =>
  aboutMachines[name] ?? { title: { en: name, zh: name }, purpose: { en: '', zh: '' } };
