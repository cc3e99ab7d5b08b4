import { newRequestId, type Schemas, unwrap } from '@brokerdesk/sdk';
import { useEffect, useState } from 'react';
import { sdk } from './session.ts';

const query = { status: 'pending', sort: 'created_at', size: 50 } as const;

export function PendingDeposits({ mayApprove }: { mayApprove: boolean }) {
  const [deposits, setDeposits] = useState<readonly Schemas.Deposit[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const load = () =>
    sdk
      .GET('/deposit/admin/v1/list', { params: { query } })
      .then(unwrap)
      .then(({ list }) => setDeposits(list))
      .catch((cause) => setProblem(String(cause.message)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and again after each decision
  useEffect(() => void load(), []);

  async function approve({ id, version, risk_reasons: reasons }: Schemas.Deposit) {
    const { data, error } = await sdk.PUT('/deposit/admin/v1/audit/{id}', {
      params: { path: { id }, header: { 'Idempotency-Key': newRequestId() } },
      // The list names each of them beside the button.
      body: { result: 'approved', version, acknowledged_reasons: reasons.map(({ code }) => code) },
    });
    const waits = data?.decision.second_person?.waiting;
    setProblem(error?.message ?? (waits ? 'A second person has to confirm this.' : null));
    await load();
  }

  if (deposits === null) return problem === null ? <p>Loading…</p> : <p role="alert">{problem}</p>;
  return (
    <>
      <h1>Deposits that wait</h1>
      {problem !== null && <p role="alert">{problem}</p>}
      {deposits.length === 0 && <p>Nothing waits.</p>}
      <ul>
        {deposits.map((deposit) => (
          <li key={deposit.id}>
            {deposit.order_no} {deposit.amount} {deposit.currency} {deposit.client.full_name}
            {deposit.risk_reasons.length > 0 &&
              ` (${deposit.risk_reasons.map(({ code, level }) => `${level}: ${code}`).join(', ')})`}
            {mayApprove && (
              <button
                type="button"
                disabled={!deposit.decision.approve}
                title={deposit.decision.blocked_reason ?? undefined}
                onClick={() => approve(deposit)}
              >
                Approve {deposit.order_no}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
