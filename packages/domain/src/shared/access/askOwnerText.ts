import { bidiIsolate } from '../texts/bidiIsolate.ts';
import { inLanguage } from '../../languages/inLanguage.ts';
import { joinNames } from '../texts/joinNames.ts';

/** Words that say whom to ask. */
export const askOwnerWords = inLanguage('askOwnerWords', {
  anyOwner: 'Ask the store owner.',
  owners: (names: string) => `Ask ${names}.`,
});

/** "Ask Robin Carter or Ana Souza."; without names: the store owner. */
export function askOwnerText(owners: readonly string[]): string {
  const names = owners.filter((name) => name.trim() !== '').map(bidiIsolate);
  if (names.length === 0) return askOwnerWords.anyOwner;
  return askOwnerWords.owners(joinNames(names, 'or'));
}

/** A reason that ends with the owners to ask, if known: "… to do this. Ask Robin Carter." */
export function askingOwner(reason: string, owners: readonly string[] = []): string {
  return owners.some((name) => name.trim() !== '') ? `${reason} ${askOwnerText(owners)}` : reason;
}
