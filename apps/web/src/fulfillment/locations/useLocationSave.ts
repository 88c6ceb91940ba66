import { type SaveOutcome, WaitCancelledError } from '@hub/api-client/http';
import { type Location, type LocationSettings, restoredLocationText, savedLocationText } from '@hub/domain/routing';
import { newerVersionText, savedVersionTexts } from '@hub/domain/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { describeError } from '../../queries/describeError.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useState } from 'react';
import { fulfillmentKeys } from '../fulfillmentKeys.ts';
import { useRoutingClient } from '../useRoutingClient.ts';

interface LocationSave {
  /** As it was saved before. */
  location: Location;
  settings: LocationSettings;
  baseVersion: number;
  /** Saved from the form, which shows somebody else’s newer version. */
  isForm: boolean;
  /** Brings back what was saved before. */
  isUndo?: true;
}

interface LocationSaving {
  save(save: LocationSave): void;
  /** Ids of those that are being saved. */
  pending: ReadonlySet<string>;
}

interface Options {
  /** The form has done its work. */
  onSaved(saved: Location, sent: LocationSettings): void;
  onOutdated(newer: Location): void;
}

/** Saves settings of locations, several side by side; the toast brings back what was saved before. */
export function useLocationSave({ onSaved, onOutdated }: Options): LocationSaving {
  const { shop } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const client = useRoutingClient();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const mutation = useRequestMutation<LocationSave, SaveOutcome<Location>>({
    mutationKey: fulfillmentKeys.saveLocation(shop),
    send: ({ location: { locationId }, baseVersion, settings }, { signal, idempotencyKey }) =>
      client.saveLocation({ locationId, baseVersion, settings }, { signal, idempotencyKey }),
    intentName: ({ location }) => `save ${location.locationId}`,
    isConcurrent: true,
    slowText: ({ location }) => location.name,
    slowNotice: 'toast',
    onSuccess(outcome, { location, settings, isForm, isUndo }) {
      const { name } = location;
      const newest = outcome.type === 'outdated' ? outcome.current : outcome.saved;
      queryClient.setQueryData<readonly Location[]>(fulfillmentKeys.locations(shop), (list) =>
        list?.map((other) => (other.locationId === newest.locationId ? newest : other)),
      );
      if (outcome.type === 'outdated') {
        if (isForm) onOutdated(outcome.current);
        else toasts.show(newerVersionText(outcome.current.savedBy, 'settings'), 'error', { detail: name });
        return;
      }
      const { saved } = outcome;
      if (isForm) onSaved(saved, settings);
      toasts.show(isUndo ? restoredLocationText(name) : savedLocationText(name), 'success', {
        ...(!isUndo && {
          buttons: [
            {
              label: savedVersionTexts.undo,
              onAction: () =>
                save({ location: saved, settings: location, baseVersion: saved.version, isForm: false, isUndo: true }),
            },
          ],
        }),
      });
    },
    onError(error, variables, { retry }) {
      if (error instanceof WaitCancelledError) return;
      toasts.show(describeError(error).message, 'error', {
        detail: variables.location.name,
        buttons: [{ label: savedVersionTexts.retry, onAction: retry }],
      });
    },
    async onSettled({ location }) {
      setPending((before) => new Set([...before].filter((id) => id !== location.locationId)));
      await queryClient.invalidateQueries({ queryKey: fulfillmentKeys.locations(shop) });
    },
  });
  const save = (variables: LocationSave) => {
    setPending((before) => new Set(before).add(variables.location.locationId));
    mutation.mutate(variables);
  };
  return { save, pending };
}
