import type { ShopSettingsPort } from '@hub/api-client/server';
import { readShipPolicy, readShopSettings } from '@hub/database/shopSettings';
import { updateShop } from '@hub/database/shops';
import { changeShopSettings, countMissingParts } from '@hub/engine/shopSettings';
import { readOnboarding, skipOnboardingStep } from '@hub/engine/shops';
import { changeShipPolicy, readPolicyFacts } from '@hub/engine/store';
import type { EngineCall } from '../CallContext.ts';

export function shopSettingsPort({ transaction, session, services, now }: EngineCall): ShopSettingsPort {
  return {
    readShopSettings: () => readShopSettings(transaction),
    countMissingParts: () => countMissingParts(transaction, services.providers),
    saveShopSettings: (save) => changeShopSettings(transaction, session, save, now),
    readShipPolicy: () => readShipPolicy(transaction),
    readPolicyFacts: () => readPolicyFacts(transaction),
    saveShipPolicy: (save) => changeShipPolicy(transaction, session, save, now),
    readOnboarding: () => readOnboarding(transaction),
    skipOnboardingStep: (step) => skipOnboardingStep(transaction, step),
    finishOnboarding: () => updateShop(transaction, { isOnboarded: true }),
  };
}
