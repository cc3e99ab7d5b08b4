import type { Permissions } from '@brokerdesk/policy';
import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { type FormEvent, useEffect, useState } from 'react';
import { sdk, signIn } from './session.ts';

export function SignIn({ onSignedIn }: { onSignedIn: (permissions: Permissions) => void }) {
  const [captcha, setCaptcha] = useState<Schemas.Captcha | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const draw = () =>
    sdk
      .GET('/auth/admin/v1/captcha')
      .then(unwrap)
      .then(setCaptcha, (cause) => setProblem(String(cause.message)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: one captcha when the page opens
  useEffect(() => void draw(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const field = (name: string) => String(fields.get(name) ?? '');
    const credentials = {
      username: field('username'),
      password: field('password'),
      captcha: field('captcha'),
      captchaId: captcha?.captcha_id ?? '',
    };
    try {
      onSignedIn(await signIn(credentials));
    } catch (cause) {
      setProblem(cause instanceof Error ? cause.message : String(cause));
      await draw();
    }
  }

  return (
    <form onSubmit={submit}>
      <h1>Sign in</h1>
      {problem !== null && <p role="alert">{problem}</p>}
      <label>
        Username <input name="username" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      {captcha !== null && <img src={captcha.image} alt="Captcha" />}
      <label>
        Captcha <input name="captcha" autoComplete="off" required />
      </label>
      <button type="submit">Sign in</button>
    </form>
  );
}
