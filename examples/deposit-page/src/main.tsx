import { can, type Permissions } from '@brokerdesk/policy';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PendingDeposits } from './pending-deposits.tsx';
import { SignIn } from './sign-in.tsx';

function Page() {
  const [permissions, setPermissions] = useState<Permissions | null>(null);
  if (permissions === null) return <SignIn onSignedIn={setPermissions} />;
  if (!can(permissions, 'read', ['deposit', 'funds'])) return <p>You may not see deposits.</p>;
  return <PendingDeposits mayApprove={can(permissions, 'approve', ['deposit', 'funds'])} />;
}

const place = document.getElementById('page');
if (place === null) throw new Error('The page has no place.');
createRoot(place).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
