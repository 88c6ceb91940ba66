import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';
import { shopKeys } from '../session/shopKeys.ts';

/**
 * Asks the shop info once more when what ends onboarding seems to be true: only the server says that it is over, and
 * then the address leads to the dashboard.
 */
export function useOnboardingCompletion(isLikelyComplete: boolean): void {
  const { shop } = useOpenShop();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isLikelyComplete) void queryClient.refetchQueries({ queryKey: shopKeys.infos(shop) });
  }, [queryClient, shop, isLikelyComplete]);
}
