import { pageLanguage } from '../packages/domain/src/languages/pageLanguage.ts';
import { addressGlobals } from './addressGlobals.ts';

type Globals = Readonly<Record<string, unknown>>;

/** Of the address that the page was loaded from; Storybook writes into the present one what is chosen later. */
const loadedGlobals = addressGlobals(new URL(location.href));

/**
 * A page keeps its language, so choosing another reloads it with the choice in its address. It then
 * never ends: what comes after would be drawn in the language before. Tests of stories stay in English.
 */
export async function reloadInLanguage({ language }: Globals): Promise<void> {
  const chosen = typeof language === 'string' && language !== '' ? language : null;
  if ('__vitest_browser__' in globalThis || chosen === (pageLanguage()?.code ?? null)) return;
  // A language that could not be loaded is not asked for again.
  if (chosen === (loadedGlobals['language'] ?? null)) return;
  const address = new URL(location.href);
  const { language: _, ...others } = addressGlobals(address);
  const globals = chosen === null ? others : { ...others, language: chosen };
  const pairs = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  address.searchParams.set('globals', pairs.join(';'));
  location.replace(address);
  await new Promise(() => {});
}
