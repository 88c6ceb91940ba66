import { Navigate } from 'react-router-dom';
import { useSessionParams } from './SessionParams.ts';
import { appAddress } from './appAddress.ts';

/** Redirects to a path of the app, keeping `shop` and `host`. */
export function AppRedirect({ to }: { to: string }) {
  const session = useSessionParams();
  return <Navigate replace to={session ? appAddress(to, session) : to} />;
}
