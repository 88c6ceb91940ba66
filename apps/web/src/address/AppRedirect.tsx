import { Navigate } from 'react-router-dom';
import { useSessionParams } from './SessionParams.ts';
import { appAddress } from './appAddress.ts';

/** Replaces the address by one of our paths, `shop` and `host` included. */
export function AppRedirect({ to }: { to: string }) {
  const session = useSessionParams();
  return <Navigate replace to={session ? appAddress(to, session) : to} />;
}
