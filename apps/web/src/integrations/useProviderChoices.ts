import { createConnectionsClient } from '@hub/api-client/connections';
import {
  type AccountChoices,
  accountName,
  type ChosenValues,
  choicesSaveTexts,
  chosenValues,
  findProvider,
  type SavedChoices,
} from '@hub/domain/integrations';
import type { ShownChoices } from '@hub/ui/integrations';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { connectionKeys } from '../connections/connectionKeys.ts';
import { useVersionedForms } from '../mutations/useVersionedForms.ts';
import { useOpenShop } from '../session/OpenShop.ts';

export interface ProviderChoicesState {
  show(account: AccountChoices): ShownChoices;
  /** Accounts with unsaved choices. */
  dirty: readonly { name: string; save(): void; discard(): void }[];
}

/** Changes and saves of the choices of all accounts. */
export function useProviderChoices(): ProviderChoicesState {
  const { shop, client: api } = useOpenShop();
  const client = useMemo(() => createConnectionsClient(api), [api]);
  const queryClient = useQueryClient();
  const queryKey = connectionKeys.choices(shop);
  const loadedAccounts = () =>
    queryClient.getQueriesData<readonly AccountChoices[]>({ queryKey }).flatMap(([, accounts = []]) => accounts);
  const formOf = useVersionedForms<ChosenValues, SavedChoices>({
    mutationKey: [...queryKey, 'save'],
    queryKey: connectionKeys.all(shop),
    texts: (key) => choicesSaveTexts(nameOf(accountOf(key), loadedAccounts())),
    valueOf: chosenValues,
    send: ({ key, value, baseVersion }, options) =>
      client.saveChoices({ ...accountOf(key), values: value, baseVersion }, options),
    onNewest: (key, newest) =>
      queryClient.setQueriesData<readonly AccountChoices[]>({ queryKey }, (before) =>
        before?.map((each) => (keyOf(each.saved) === key ? { ...each, saved: newest } : each)),
      ),
  });
  const show = (account: AccountChoices): ShownChoices => ({
    ...account,
    ...formOf(keyOf(account.saved), account.saved),
  });
  const dirty = loadedAccounts()
    .map(show)
    .filter(({ isDirty }) => isDirty);
  return {
    show,
    dirty: dirty.map((account) => ({
      name: nameOf(account.saved, [account]),
      save: account.onSave,
      discard: account.onDiscard,
    })),
  };
}

type Account = Pick<SavedChoices, 'providerId' | 'account'>;

function keyOf({ providerId, account }: Account): string {
  return JSON.stringify([providerId, account]);
}

function accountOf(key: string): Account {
  const [providerId, account] = JSON.parse(key) as [string, string];
  return { providerId, account };
}

function nameOf(key: Account, loaded: readonly AccountChoices[]): string {
  const provider = findProvider(key.providerId);
  const name = loaded.find(({ saved }) => keyOf(saved) === keyOf(key))?.accountName ?? key.account;
  return provider === null ? key.providerId : accountName(provider, name);
}
