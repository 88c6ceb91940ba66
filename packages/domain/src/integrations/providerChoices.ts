import { outdatedSave, type SaveDecision, type SavedBy, type SavedVersion } from '../shared/calls/SavedVersion.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { type Provider, providerRows } from '../providers/providers.ts';
import { type Message, message, type Words } from '../messages/Message.ts';
import { wordsText } from '../messages/messageWords.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Something that credentials leave open: the facility, the store, the carrier. */
export interface NeededChoice {
  name: string;
  /** The 3PL's term, such as "Facility". */
  label: Words;
  /** Optional: the 3PL has a default. */
  isOptional?: true;
}

/** A choice with the 3PL's options for it. */
export interface ListedChoice extends NeededChoice {
  options: readonly { value: string; label: Words }[];
}

/** The selected value by choice name. */
export type ChosenValues = Readonly<Record<string, string>>;

/** Choices saved for one 3PL account. */
export interface SavedChoices extends SavedVersion {
  /** String id of §3: `info_plus`. */
  providerId: string;
  /** Account id for a 3PL with several accounts; else empty. */
  account: string;
  values: ChosenValues;
}

/** One account's choices with the 3PL's current options. */
export interface AccountChoices {
  saved: SavedChoices;
  /** The merchant's name for the account; empty for a 3PL with a single account. */
  accountName: string;
  /** Empty when the 3PL did not list them. */
  choices: readonly ListedChoice[];
  /** Why the options are missing; `null` when they were listed. */
  problem: Words | null;
}

/** A provider's choices, in order. */
export function choicesOf({ thirdPartyId }: Pick<Provider, 'thirdPartyId'>): readonly NeededChoice[] {
  const row = providerRows[thirdPartyId];
  return 'choices' in row ? row.choices.map((choice) => ({ ...choice, label: message(`choices.${choice.name}`) })) : [];
}

/** 3PL warehouses that a location can name, from the account's list; empty when the 3PL has no such choice. */
export function sitesOf(
  { siteChoice }: Pick<Provider, 'siteChoice'>,
  accounts: readonly AccountChoices[],
  account: string | null,
): ListedChoice['options'] {
  const listed = accounts.find(({ saved }) => account === null || saved.account === account)?.choices ?? [];
  return listed.find(({ name }) => name === siteChoice)?.options ?? [];
}

/** Required choices without a value. */
export function missingChoices(
  provider: Pick<Provider, 'thirdPartyId'>,
  values: ChosenValues,
): readonly NeededChoice[] {
  return choicesOf(provider).filter(({ name, isOptional }) => !isOptional && (values[name] ?? '').trim() === '');
}

/** Longest value of a choice. */
const longestValue = 200;

/** Decides a save of one account's choices. `baseVersion` is the edited version. */
export function decideChoicesSave(
  provider: Pick<Provider, 'thirdPartyId' | 'name'>,
  current: SavedChoices,
  values: ChosenValues,
  baseVersion: number,
  by: SavedBy,
): SaveDecision<SavedChoices> {
  if (current.version !== baseVersion) return outdatedSave(current, choicesWhat(provider.name));
  const needed = choicesOf(provider);
  const unknown = Object.keys(values).find((name) => !needed.some((choice) => choice.name === name));
  if (unknown !== undefined)
    return { type: 'refused', message: message('calls.unknownSetting', { provider: provider.name, setting: unknown }) };
  const long = needed.find(({ name }) => (values[name] ?? '').length > longestValue);
  if (long)
    return { type: 'refused', message: message('calls.longSetting', { setting: long.label, most: longestValue }) };
  const kept = Object.fromEntries(
    needed.map(({ name }) => [name, (values[name] ?? '').trim()] as const).filter(([, value]) => value !== ''),
  );
  return { type: 'saved', saved: { ...current, values: kept, version: current.version + 1, ...by } };
}

/** Only the values, without who saved them. */
export function chosenValues({ values }: SavedChoices): ChosenValues {
  return values;
}

/** Words for saving an account's choices. */
export const choicesSaveWords = inLanguage('choicesSaveWords', {
  saved: (what: string) => `${what} saved.`,
  restored: (what: string) => `${what} restored.`,
  notSaved: (what: string) => `${what} not saved`,
});

/** "Info Plus shipping settings", after "saved newer". */
function choicesWhat(name: string): Message {
  return message('saved.shippingOf', { name });
}

/** Texts for saving an account's choices. `name`: "Info Plus" or "Shipstation (East)". */
export function choicesSaveTexts(name: string) {
  const what = wordsText(choicesWhat(name));
  return {
    what,
    saving: what,
    saved: choicesSaveWords.saved(what),
    restored: choicesSaveWords.restored(what),
    title: choicesSaveWords.notSaved(what),
  };
}

/** "Choose a line of business and a warehouse before orders can be sent." */
export function missingChoicesText(missing: readonly NeededChoice[]): string {
  return choicesMissing(missing.map(({ label }) => wordsText(label)));
}

export const choicesMissing = inLanguage('choicesMissing', (labels: readonly string[]): string => {
  const list = new Intl.ListFormat('en').format(labels.map((label) => `a ${label.toLowerCase()}`));
  return `Choose ${list} before orders can be sent.`;
});

/** What was chosen for an account, and how much its 3PL lists for each choice. */
export function listedChoiceFacts({ saved, choices }: Pick<AccountChoices, 'saved' | 'choices'>) {
  return choices.map(({ name, label, options }) => {
    const value = saved.values[name] ?? '';
    const listed = options.find((option) => option.value === value);
    const chosen = value === '' ? choiceTexts.notChosen : choiceTexts.gone(value);
    return {
      name: wordsText(label),
      value: listed ? wordsText(listed.label) : chosen,
      note: choiceTexts.toChooseFrom(options.length),
    };
  });
}

/** Texts of the choices in a provider's form. */
export const choiceTexts = inLanguage('choiceTexts', {
  title: 'Where and how orders ship',
  note: (name: string) => `These come from your ${name} account.`,
  saveFirst: 'Save your connection details and enable them to choose these.',
  none: 'Choose one',
  defaultOption: 'Default',
  notChosen: 'Not chosen',
  nothingListed: (label: string, name: string) => `${name} lists no ${label.toLowerCase()}. Add one in ${name} first.`,
  gone: (value: string) => `${bidiIsolate(value)} (no longer listed)`,
  toChooseFrom: (count: number) => (count === 0 ? 'None listed' : `${formatCount(count)} to choose from`),
  listFailed: (name: string) => `Couldn’t load the choices from ${name}.`,
});
