import { pageLanguage } from '../packages/domain/src/languages/pageLanguage.ts';

type Globals = Readonly<Record<string, unknown>>;

/**
 * A page keeps the language that it was loaded in, so another one loads it anew, with the choice in its address. It then
 * never ends: what comes after would be drawn in the language before. Tests of stories stay in English.
 */
export async function reloadInLanguage({ language }: Globals): Promise<void> {
  const chosen = typeof language === 'string' && language !== '' ? language : null;
  if ('__vitest_browser__' in globalThis || chosen === (pageLanguage()?.code ?? null)) return;
  const address = new URL(location.href);
  const globals = (address.searchParams.get('globals') ?? '').split(';').filter((each) => each !== '');
  const others = globals.filter((each) => !each.startsWith('language:'));
  const next = chosen === null ? others : [...others, `language:${chosen}`];
  // A language that could not be loaded is not asked for again.
  if (next.length === globals.length && next.every((each) => globals.includes(each))) return;
  address.searchParams.set('globals', next.join(';'));
  location.replace(address);
  await new Promise(() => {});
}
