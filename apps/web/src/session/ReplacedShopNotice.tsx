import { otherShopText } from '@hub/domain/navigation';
import { ErrorBanner } from '@hub/ui/feedback';
import { useSession } from './Session.ts';

/** Says that the backend's shop is not the one of the address. */
export function ReplacedShopNotice() {
  const { shop, replacedShop, onShopReplaced } = useSession();
  if (replacedShop === null) return null;
  return (
    <ErrorBanner tone="warning" message={otherShopText(replacedShop, shop)} onDismiss={() => onShopReplaced(null)} />
  );
}
