import { frameTexts, otherShopText } from '@hub/domain/navigation';
import { ErrorBanner } from '@hub/ui/feedback';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../address/TabSession.ts';
import { shopAddress } from './shopAddress.ts';

/** Says that the backend's shop differs from the address's, and offers to open the latter again. */
export function ReplacedShopNotice() {
  const { shop, host, userId, replacedShop, onShopReplaced } = useSession();
  const navigate = useNavigate();
  if (replacedShop === null) return null;
  // This clears the present session, so the backend identifies the shop again.
  const open = () => {
    const path = userId === null ? '/app' : `/app?${new URLSearchParams({ user_id: userId })}`;
    void navigate(shopAddress(path, replacedShop, host));
  };
  return (
    <ErrorBanner
      tone="warning"
      message={otherShopText(replacedShop, shop)}
      retryLabel={frameTexts.openShop(replacedShop)}
      onRetry={open}
      onDismiss={() => onShopReplaced(null)}
    />
  );
}
