import { createContext, useCallback, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AddressSession, appAddress } from './appAddress.ts';

const AddressSessionContext = createContext<AddressSession | null>(null);

export const AddressSessionProvider = AddressSessionContext.Provider;

/** What the addresses of the app carry; null outside /app. */
export function useAddressSession(): AddressSession | null {
  return useContext(AddressSessionContext);
}

/** Goes to one of our paths and takes `shop` and `host` along; the only way to navigate under /app. */
export function useAppNavigate(): (path: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const session = useAddressSession();
  return useCallback(
    (path, options) => void navigate(session ? appAddress(path, session) : path, options),
    [navigate, session],
  );
}
