import { type AccountChoices, choicesOf, type EnabledAccount, type ListedChoice } from '@hub/domain/integrations';
import { message } from '@hub/domain/messages';
import { testCredentials } from './testCredentials.ts';

/** The sample 3PLs' options, by the choice's name. */
const options: Readonly<Record<string, ListedChoice['options']>> = {
  storeId: [
    { value: '210', label: 'Online store' },
    { value: '211', label: 'Wholesale' },
  ],
  service: [
    { value: 'UPS / Ground', label: 'UPS Ground' },
    { value: 'FedEx / 2 Day', label: 'FedEx 2 Day' },
  ],
  freightAccount: [{ value: '80114', label: message('providers.ownAccount', { account: '80114', provider: 'DCL' }) }],
  lobId: [
    { value: '7', label: 'Candles' },
    { value: '8', label: 'Homeware' },
  ],
  warehouseId: [
    { value: '1', label: 'Leeds' },
    { value: '2', label: 'Rotterdam' },
  ],
  facilityId: [
    { value: '5', label: 'Fontana' },
    { value: '6', label: 'Atlanta' },
  ],
  timeZone: [{ value: 'America/New_York', label: 'America/New_York' }],
  package: [
    { value: 'UPS / ups_letter', label: 'UPS Letter' },
    { value: 'FedEx / fedex_pak', label: 'FedEx Pak' },
  ],
  channelId: [{ value: '433344', label: 'Online store' }],
  billingCode: [{ value: 'Prepaid', label: 'Prepaid' }],
};

/** Lists choices without a call; none for credentials that fail `testCredentials`. */
export function sampleChoices({ provider, credentials }: EnabledAccount): Pick<AccountChoices, 'choices' | 'problem'> {
  const test = testCredentials(credentials);
  if (!test.isConnected) return { choices: [], problem: test.message };
  const choices = choicesOf(provider).map(({ name, label }) => ({ name, label, options: options[name] ?? [] }));
  return { choices, problem: null };
}
