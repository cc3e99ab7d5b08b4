import { SdkError } from '@brokerdesk/sdk';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { DecisionError } from './decision-error.tsx';

beforeAll(() => speak('zh-CN', ['decision', 'kit']));

const shown = (error: Error) => renderToStaticMarkup(<DecisionError error={error} />);

test('a decision without an answer is not called a failure, and a refused one is', () => {
  const unknown = shown(new TypeError('Failed to fetch'));
  expect(unknown).toContain('不确定是否已处理');
  expect(unknown).not.toContain('没有处理成功');
  const refusal = new SdkError({
    ...{ kind: 'problem', type: 'about:blank', title: 'Title', status: 403, code: 'FORBIDDEN' },
    ...{ message: '无权操作', request_id: 'r-1' },
  });
  expect(shown(refusal)).toContain('没有处理成功');
});
