import { useClaim } from '../api/claim-kyc.ts';
import { ViewersMark } from '../viewers-mark.tsx';

/** Tells others that one looks, and shows who else does; read out when somebody comes. */
export function OtherViewers({ id }: { id: string }) {
  const viewers = useClaim(id);
  return (
    <span role="status">
      <ViewersMark viewers={viewers} />
    </span>
  );
}
