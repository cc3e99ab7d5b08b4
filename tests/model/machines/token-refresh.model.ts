import { tokenRefreshMachine } from '@brokerdesk/machines';
import {
  answered,
  elapsed,
  faulty,
  nonsensical,
  rarely,
  refused,
  sent,
  slowly,
  unable,
} from '../paths/describe-events.ts';
import type { Model } from '../paths/model.ts';

const issuedAt = 1_800_000_000_000;
const lifeMs = 15 * 60_000;

const tokens = { accessToken: 'access', refreshToken: 'refresh' };
const siblings = { accessToken: 'access-sibling', refreshToken: 'refresh-sibling' };
const renewed = { accessToken: 'access-renewed', refreshToken: 'refresh-renewed' };

function leftOf(seconds: number) {
  const passedMs = lifeMs - seconds * 1000;
  return { wallMs: issuedAt + passedMs, monotonicMs: passedMs };
}

const hourMs = 60 * 60_000;
const almostOverMs = lifeMs - 30_000;

const refreshed = answered('refresh', renewed, {
  en: 'the server answers new tokens',
  zh: '服务器返回新令牌',
});

export const tokenRefreshModel: Model = {
  name: 'token-refresh',
  machine: tokenRefreshMachine,
  situations: [{ id: 'no-session', says: { en: 'nobody is signed in', zh: '无人登录' } }],
  events: [
    sent(
      { type: 'tokens.changed', tokens },
      { en: 'a stored session goes on', zh: '继续已存的会话' },
      'session restored',
    ),
    sent(
      { type: 'tokens.changed', tokens: siblings, receivedNow: true },
      { en: 'another tab brings newer tokens', zh: '另一个标签页带来更新的令牌' },
      'tokens from another tab',
    ),
    sent(
      { type: 'tokens.changed', tokens: { ...tokens, refreshToken: '' } },
      { en: 'a session comes without a refresh token', zh: '会话没有刷新令牌' },
      'no refresh token',
    ),
    sent({ type: 'session.ended' }, { en: 'the session ends', zh: '会话结束' }),
    sent({ type: 'clock.check' }, { en: 'the computer wakes', zh: '电脑被唤醒' }),
    answered(
      'readTokenTimes',
      { issuedAt, expiresAt: issuedAt + lifeMs },
      { en: 'the token says when it expires', zh: '令牌给出到期时间' },
    ),
    rarely(
      answered(
        'readTokenTimes',
        { issuedAt: null, expiresAt: issuedAt + lifeMs },
        { en: 'the token does not say when it was issued', zh: '令牌没有签发时间' },
        'no-issue',
      ),
    ),
    nonsensical(
      'readTokenTimes',
      { issuedAt: null, expiresAt: Number.NaN },
      { en: 'the token has no expiry', zh: '令牌没有到期时间' },
    ),
    unable('readTokenTimes', { en: 'the token cannot be read', zh: '令牌无法读取' }),
    answered(
      'readClock',
      { wallMs: issuedAt, monotonicMs: 0 },
      { en: 'it is early', zh: '时间尚早' },
      'early',
    ),
    answered(
      'readClock',
      { wallMs: issuedAt + 2 * lifeMs, monotonicMs: 2 * lifeMs },
      { en: 'less than 60 seconds are left', zh: '剩余不足 60 秒' },
      'due',
    ),
    rarely(
      answered('readClock', leftOf(61), { en: '61 seconds are left', zh: '剩余 61 秒' }, '61-left'),
    ),
    rarely(
      answered('readClock', leftOf(60), { en: '60 seconds are left', zh: '剩余 60 秒' }, '60-left'),
    ),
    rarely(
      answered(
        'readClock',
        { wallMs: issuedAt - hourMs, monotonicMs: almostOverMs },
        {
          en: 'half a minute is left, and the clock was set back by an hour',
          zh: '剩余半分钟，且时钟被拨回一小时',
        },
        'set-back',
      ),
    ),
    rarely(
      answered(
        'readClock',
        { wallMs: issuedAt + almostOverMs, monotonicMs: 0 },
        {
          en: 'half a minute is left, and the computer has slept',
          zh: '剩余半分钟，期间电脑处于睡眠',
        },
        'slept',
      ),
    ),
    nonsensical(
      'readClock',
      { wallMs: Number.NaN, monotonicMs: 0 },
      { en: 'the clock gives no time', zh: '时钟没有给出时间' },
    ),
    unable('readClock', { en: 'the clock cannot be read', zh: '时钟无法读取' }),
    refreshed,
    slowly(refreshed),
    nonsensical(
      'refresh',
      { accessToken: '' },
      { en: 'the server answers something else than tokens', zh: '服务器返回的不是令牌' },
    ),
    rarely(
      nonsensical(
        'refresh',
        { accessToken: 'access-renewed', refreshToken: '' },
        { en: 'the server answers half of the tokens', zh: '服务器只返回一半令牌' },
        'half',
      ),
    ),
    refused(
      'refresh',
      { status: 0, code: 'MALFORMED_TOKENS', message: 'Not tokens' },
      { en: 'the SDK cannot read the new tokens', zh: 'SDK 无法读取新令牌' },
      { representative: false, variant: 'nonsense unreadable' },
    ),
    refused(
      'refresh',
      { status: 0, code: 'NO_REFRESH_TOKEN', message: 'Gone' },
      { en: 'the refresh token is stored no longer', zh: '刷新令牌已不在存储中' },
      { representative: false, variant: 'gone' },
    ),
    ...faulty('refresh', { en: 'the refresh', zh: '刷新令牌' }, { distinguish: ['401', '403'] }),
    elapsed(
      'xstate.after.recheck.tokenRefresh.waiting',
      { en: 'it is time to look at the clock', zh: '到了查看时钟的时间' },
      'recheck',
    ),
    elapsed(
      'xstate.after.backoff.tokenRefresh.backing_off',
      { en: 'it is time to try again', zh: '到了重试的时间' },
      'backoff',
    ),
  ],
  apart({ spacingMs, receivedNow, failures, seenAt }) {
    if (spacingMs !== 0) return receivedNow ? 'after others' : 'after others, of unknown age';
    if (failures !== 0) return `failed ${Math.min(Number(failures), 5)}`;
    return seenAt === null ? '' : 'seen';
  },
  states: {
    idle: { en: 'there is nothing to refresh', zh: '没有需要刷新的令牌' },
    scheduling: { en: 'the expiry is read from the token', zh: '正在从令牌读取到期时间' },
    checking_clock: { en: 'the clock is read', zh: '正在读取时钟' },
    waiting: { en: 'the refresh waits for its time', zh: '等待刷新时间' },
    refreshing: { en: 'one refresh is under way', zh: '正在刷新' },
    backing_off: {
      en: 'the refresh has failed and waits before it tries again',
      zh: '刷新失败，等待重试',
    },
    failed: { en: 'there will be no refresh', zh: '不再刷新' },
  },
};
