import { expect, it } from 'vitest';
import { useTestServer } from '../../testing/test-server.ts';
import { createCaptcha } from './captcha.ts';
import { drawable } from './captcha-picture.ts';

const server = useTestServer();

// @rule sign-in: A captcha's answer is drawn at random
it('a captcha has five unpredictable letters and digits', async () => {
  const { db, services } = server();
  const { secrets } = services;
  const answers: string[] = [];
  const watched = {
    ...secrets,
    hashCaptcha: (text: string) => {
      answers.push(text.split(' ')[1] ?? '');
      return secrets.hashCaptcha(text);
    },
  };
  for (let round = 0; round < 50; round++) {
    await createCaptcha({
      ...{ db, ip: '10.8.0.1' },
      services: { ...services, secrets: watched, qaCaptcha: null },
    });
  }
  expect(answers.every((answer) => answer.length === 5)).toBe(true);
  expect([...answers.join('')].filter((one) => !drawable.includes(one))).toEqual([]);
  expect(new Set(answers).size).toBe(50);
  // An even choice leaves out half of the characters in fifty rounds about never.
  for (let at = 0; at < 5; at++) {
    const seen = new Set(answers.map((answer) => answer[at]));
    expect(seen.size).toBeGreaterThan(drawable.length / 2);
  }
});
