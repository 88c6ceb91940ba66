import { hostText } from '@hub/domain/navigation';
import { LoginPage } from '@hub/ui/public';
import { useNavigate } from 'react-router-dom';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { usePageTitle } from '../address/usePageTitle.ts';
import type { PublicScreenProps } from './PublicScreenProps.ts';

/** `/login` opens `/app` for the entered shop; there is no call for it (contract). */
export default function LoginRoute({ route }: PublicScreenProps) {
  const { isSandbox, demo, shell } = useAppEnvironment();
  const navigate = useNavigate();
  usePageTitle(route.title);
  const handleShop = (shop: string) => {
    const address = `/app?${new URLSearchParams({ shop, host: btoa(hostText(shop)) })}`;
    if (isSandbox || demo !== null) void navigate(address);
    // A whole page, so that the store's script runs, which opens the app in the store's admin.
    else shell.redirectTop(address);
  };
  return <LoginPage title={route.title} isSandbox={isSandbox} isDemo={demo !== null} onShopSubmit={handleShop} />;
}
