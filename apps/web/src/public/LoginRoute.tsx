import { hostText } from '@hub/domain/navigation';
import { LoginPage } from '@hub/ui/public';
import { useNavigate } from 'react-router-dom';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { usePageTitle } from '../address/usePageTitle.ts';
import type { PublicScreenProps } from './PublicScreenProps.ts';

/** `/login` opens `/app` for the entered shop; there is no call for it (contract). */
export default function LoginRoute({ route }: PublicScreenProps) {
  const { isSandbox, demo } = useAppEnvironment();
  const navigate = useNavigate();
  usePageTitle(route.title);
  const handleShop = (shop: string) =>
    void navigate(`/app?${new URLSearchParams({ shop, host: btoa(hostText(shop)) })}`);
  return <LoginPage title={route.title} isSandbox={isSandbox} isDemo={demo !== null} onShopSubmit={handleShop} />;
}
