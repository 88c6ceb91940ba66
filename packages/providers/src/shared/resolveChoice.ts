import { message } from '@hub/domain/messages';
import type { AccountSettings, ProviderChoice } from '../ProviderAdapter.ts';
import { InvalidSettingsError } from '../ProviderError.ts';

/** The merchant's choice, or the only option. Throws `InvalidSettingsError` that lists the options. */
export async function resolveChoice(
  { choices }: AccountSettings,
  name: string,
  providerName: string,
  readChoices: () => Promise<readonly ProviderChoice[]>,
): Promise<string> {
  const chosen = Object.hasOwn(choices, name) ? choices[name] : undefined;
  if (chosen !== undefined && chosen !== '') return chosen;
  const choice = (await readChoices()).find((each) => each.name === name);
  const [only, ...others] = choice?.options ?? [];
  if (only !== undefined && others.length === 0) return only.value;
  const of = { provider: providerName, choice: choice?.label ?? name };
  throw new InvalidSettingsError(
    only === undefined ? message('providers.noChoice', of) : message('providers.choose', of),
  );
}
