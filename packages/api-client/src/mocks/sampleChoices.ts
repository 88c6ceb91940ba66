import { type EnabledAccount, type ListedChoice, choicesOf } from '@hub/domain/integrations';
import { testCredentials } from './testCredentials.ts';

/** What the sample 3PLs list, by the choice's name. */
const options: Readonly<Record<string, readonly { value: string; label: string }[]>> = {
  storeId: [
    { value: '210', label: 'Online store' },
    { value: '211', label: 'Wholesale' },
  ],
  service: [
    { value: 'UPS / Ground', label: 'UPS Ground' },
    { value: 'FedEx / 2 Day', label: 'FedEx 2 Day' },
  ],
  freightAccount: [{ value: '80114', label: '80114 (your account with DCL)' }],
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
};

/** Lists choices without calling anybody; fails for the credentials that `testCredentials` does not pass. */
export function sampleChoices({ provider, credentials }: EnabledAccount): readonly ListedChoice[] {
  const test = testCredentials(credentials);
  if (!test.isConnected) throw new Error(test.message);
  return choicesOf(provider).map(({ name, label }) => ({ name, label, options: options[name] ?? [] }));
}
