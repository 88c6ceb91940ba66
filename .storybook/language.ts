import { pageLanguage } from '../packages/domain/src/languages/pageLanguage.ts';

type Globals = Readonly<Record<string, unknown>>;

const prefix = 'language:';
/** Of the address that the page was loaded from; Storybook writes into the present one what is chosen later. */
const loadedGlobals = globalsOf(new URL(location.href));

/**
 * A page keeps the language that it was loaded in, so another one loads it anew, with the choice in its address. It then
 * never ends: what comes after would be drawn in the language before. Tests of stories stay in English.
 */
export async function reloadInLanguage({ language }: Globals): Promise<void> {
  const chosen = typeof language === 'string' && language !== '' ? language : null;
  if ('__vitest_browser__' in globalThis || chosen === (pageLanguage()?.code ?? null)) return;
  // A language that could not be loaded is not asked for again.
  if (chosen === languageOf(loadedGlobals)) return;
  const address = new URL(location.href);
  const others = globalsOf(address).filter((each) => !each.startsWith(prefix));
  address.searchParams.set('globals', (chosen === null ? others : [...others, prefix + chosen]).join(';'));
  location.replace(address);
  await new Promise(() => {});
}

/** Pairs of a menu and what is chosen in it: `zone:tokyo`. */
function globalsOf(address: URL): readonly string[] {
  return (address.searchParams.get('globals') ?? '').split(';').filter((each) => each !== '');
}

function languageOf(globals: readonly string[]): string | null {
  return globals.find((each) => each.startsWith(prefix))?.slice(prefix.length) ?? null;
}
