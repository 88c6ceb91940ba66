import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';
import { shopKeys } from '../session/shopKeys.ts';

/**
 * Refetches shop info when onboarding seems complete: only the server completes it, and then the route redirects to the
 * dashboard.
 */
export function useOnboardingCompletion(isLikelyComplete: boolean): void {
  const { shop } = useOpenShop();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isLikelyComplete) void queryClient.refetchQueries({ queryKey: shopKeys.infos(shop) });
  }, [queryClient, shop, isLikelyComplete]);
}
