import {
  findProvider,
  isConnected,
  type Provider,
  type ProviderSettings,
  type ThirdPartyDetails,
} from '@hub/domain/integrations';
import { canView, sections } from '@hub/domain/permissions';
import { servedLocationsQuestion, type ServedLocationsQuestion } from '@hub/domain/routing';
import { shownValue } from '@hub/ui/data';
import { useState } from 'react';
import { useRoutingLocations } from '../locations/useRoutingLocations.ts';
import { useOpenShop } from '../session/OpenShop.ts';

/** A save that waits for the answer which locations the new connection serves. */
interface AskedSave {
  provider: Provider;
  settings: ProviderSettings;
  question: ServedLocationsQuestion;
}

/** Asks which locations a provider serves before the save that connects it; several saves wait in a row. */
export function useServedLocations(
  save: (provider: Provider, settings: ProviderSettings, ids?: readonly string[]) => void,
) {
  const { access } = useOpenShop();
  const locations = shownValue(useRoutingLocations({ enabled: canView(access, sections.locations) })) ?? [];
  const [asked, setAsked] = useState<readonly AskedSave[]>([]);
  return {
    /** The save to ask about; `null`: none. */
    asked: asked[0] ?? null,
    /** Saves, after the question where there is one. */
    save(provider: Provider, settings: ProviderSettings, details: ThirdPartyDetails | null): void {
      const isNew = isConnected({ providerId: provider.id, settings }) && !(details && isConnected(details));
      const question = isNew ? servedLocationsQuestion(provider.thirdPartyId, locations, nameOf) : null;
      if (question === null) save(provider, settings);
      else
        setAsked((waiting) => [
          ...waiting.filter((each) => each.provider !== provider),
          { provider, settings, question },
        ]);
    },
    answer(ids: readonly string[]): void {
      const [first, ...rest] = asked;
      setAsked(rest);
      if (first) save(first.provider, first.settings, ids);
    },
    cancel: () => setAsked((waiting) => waiting.slice(1)),
  };
}

const nameOf = (id: string): string => findProvider(id)?.name ?? id;
