import { frameTexts, otherShopText } from '@hub/domain/navigation';
import { ErrorBanner } from '@hub/ui/feedback';
import { useNavigate } from 'react-router-dom';
import { useSession } from './Session.ts';
import { shopAddress } from './shopAddress.ts';

/** Says that the backend's shop is not the one of the address, and opens that one again. */
export function ReplacedShopNotice() {
  const { shop, host, userId, replacedShop, onShopReplaced } = useSession();
  const navigate = useNavigate();
  if (replacedShop === null) return null;
  // The present session is cleared on the way, so the backend is asked again whose it is.
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
