import { pageLanguage } from '../packages/domain/src/languages/pageLanguage.ts';
import { addressGlobals } from './addressGlobals.ts';

type Globals = Readonly<Record<string, unknown>>;

/** Globals in the address at load time. Storybook writes later choices into the current address. */
const loadedGlobals = addressGlobals(new URL(location.href));

/**
 * A page can't change its language, so a new choice reloads it with the choice in its address. The promise never resolves then, so nothing
 * renders in the old language. Story tests stay in English.
 */
export async function reloadInLanguage({ language }: Globals): Promise<void> {
  const chosen = typeof language === 'string' && language !== '' ? language : null;
  if ('__vitest_browser__' in globalThis || chosen === (pageLanguage()?.code ?? null)) return;
  // Doesn't reload again for a language that failed to load.
  if (chosen === (loadedGlobals['language'] ?? null)) return;
  const address = new URL(location.href);
  const { language: _, ...others } = addressGlobals(address);
  const globals = chosen === null ? others : { ...others, language: chosen };
  const pairs = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  address.searchParams.set('globals', pairs.join(';'));
  location.replace(address);
  await new Promise(() => {});
}
