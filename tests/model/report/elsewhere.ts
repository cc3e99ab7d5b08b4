import type { Sentence } from '../paths/model.ts';

interface ElsewhereRule {
  readonly rule: Sentence;
  readonly test: { readonly file: string; readonly title: string };
}

const tablesTest = {
  file: 'tests/model/records/records.test.ts',
  title: 'follows its table if it is %s',
};

export const elsewhere: readonly ElsewhereRule[] = [
  {
    rule: {
      en: 'On startup the settings load; where that fails, the title is App and the person is logged out.',
      zh: '启动时加载系统设置；失败时标题为 App，并退出登录。',
    },
    test: {
      file: 'tests/e2e/stories/shell/shell.spec.ts',
      title: 'the title is App, and the user sees the failure and can try again',
    },
  },
  {
    rule: {
      en: 'After a change of the password the person is logged out.',
      zh: '修改密码后退出登录。',
    },
    test: {
      file: 'tests/e2e/stories/sign-in/account.spec.ts',
      title:
        'checks what is typed, keeps it when something fails, and signs in anew with the new password',
    },
  },
  {
    rule: {
      en: 'An identity check is unverified, pending, approved or rejected.',
      zh: '实名审核的状态为未认证、待审核、已通过或已驳回。',
    },
    test: tablesTest,
  },
  {
    rule: {
      en: 'A client is enabled or disabled, and locked or unlocked.',
      zh: '客户为启用或禁用，并且为锁定或未锁定。',
    },
    test: {
      file: 'apps/server/src/domains/client/client-states.test.ts',
      title: 'active $active, locked $locked: $status',
    },
  },
  {
    rule: {
      en: 'Every other record with a state goes where its table says.',
      zh: '其他有状态的记录按各自的状态表转换。',
    },
    test: tablesTest,
  },
];
