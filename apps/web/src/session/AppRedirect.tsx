import { Navigate } from 'react-router-dom';
import { useAddressSession } from './AddressSession.ts';
import { appAddress } from './appAddress.ts';

/** Replaces the address by one of our paths, `shop` and `host` included. */
export function AppRedirect({ to }: { to: string }) {
  const session = useAddressSession();
  return <Navigate replace to={session ? appAddress(to, session) : to} />;
}
