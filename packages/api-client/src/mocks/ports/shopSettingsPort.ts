import { isAnyConnected } from '@hub/domain/integrations';
import { skipStep } from '@hub/domain/onboarding';
import { decideShipPolicySave, decideShopSettingsSave } from '@hub/domain/shopSettings';
import type { ShopSettingsPort } from '../../shopSettings/shopSettingsHandlers.ts';
import { type SandboxCall, savedBy } from '../http/SandboxCall.ts';
import { countMissingParts } from '../shipping/countMissingParts.ts';

export function shopSettingsPort({ shop, now }: SandboxCall): ShopSettingsPort {
  const { settings, shipPolicy } = shop;
  return {
    readShopSettings: () => settings.saved,
    countMissingParts: () => countMissingParts(shop),
    saveShopSettings: (save) => {
      const decision = decideShopSettingsSave(settings.saved, save.settings, save.baseVersion, savedBy(shop, now));
      if (decision.type === 'saved') settings.saved = decision.saved;
      return decision;
    },
    readShipPolicy: () => shipPolicy.saved,
    readPolicyFacts: () => ({
      installedAt: shipPolicy.installedAt,
      locations: shop.routing.locations,
      // Nothing in the sandbox's store waits for a day.
      ordersBefore: shipPolicy.ordersBefore,
    }),
    saveShipPolicy: ({ baseVersion, policy }) => {
      const decision = decideShipPolicySave(shipPolicy.saved, policy, baseVersion, savedBy(shop, now));
      if (decision.type === 'saved') shipPolicy.saved = decision.saved;
      return decision;
    },
    readOnboarding: () => ({ ...shop.onboarding, shipped: ordersShippedHere(shop) }),
    skipOnboardingStep: (step) => {
      shop.onboarding = skipStep(shop.onboarding, step);
    },
    finishOnboarding: () => {
      shop.isOnboarded = true;
    },
  };
}

/** The sample's shipped orders are those of its 3PL. */
function ordersShippedHere({ orders, providers }: SandboxCall['shop']): number {
  return isAnyConnected(providers) ? orders.filter(({ stage }) => stage === 'shipped').length : 0;
}
