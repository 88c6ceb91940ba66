import {
  accountName,
  type ChosenValues,
  choicesOf,
  choicesSaveTexts,
  choiceTexts as texts,
  type ListedChoice,
  missingChoices,
  missingChoicesText,
  type Provider,
  type SavedChoices,
} from '@hub/domain/integrations';
import { type Words, wordsText } from '@hub/domain/messages';
import { loadSubjects, feedbackTexts } from '@hub/domain/shared';
import { Select, Text } from '@shopify/polaris';
import { useEffect, useId, useRef } from 'react';
import { SaveRow } from '../actions/SaveRow.tsx';
import { DescriptionList } from '../data/DescriptionList.tsx';
import { type Loadable, shownValue } from '../data/Loadable.ts';
import { LoadableNotice, OutdatedBanner, SkeletonList } from '../feedback/index.ts';
import type { LoadedForm } from '../layout/index.ts';
import styles from './ChoicesForm.module.css';
import { FormNote } from './FormNote.tsx';
import fields from './SettingFields.module.css';

/** The choices of one account as shown on the screen. */
export interface ShownChoices extends LoadedForm<ChosenValues, SavedChoices> {
  /** The saved choices. */
  saved: SavedChoices;
  /** The merchant's name for the account; empty for a 3PL with a single account. */
  accountName: string;
  /** Choices that the 3PL lists; empty if it failed to. */
  choices: readonly ListedChoice[];
  /** Why it listed nothing; null: it did. */
  problem: Words | null;
}

export interface ChoicesFormProps {
  /** Catalog entry: the name, and which choices are needed. */
  provider: Provider;
  /** The enabled accounts; null: none is saved and enabled yet. */
  accounts: Loadable<readonly ShownChoices[]> | null;
  /** A link led here: once the choices are loaded, the first is scrolled into view and focused. */
  isTarget?: boolean;
}

/** Choices that the credentials leave open, from the values that the 3PL lists. */
export function ChoicesForm({ provider, accounts, isTarget = false }: ChoicesFormProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const list = accounts === null ? null : shownValue(accounts);
  const isListed = list !== null;
  useEffect(() => {
    if (!isTarget || !isListed) return;
    section.current?.scrollIntoView?.({ block: 'center' });
    section.current?.querySelector('select')?.focus({ preventScroll: true });
  }, [isTarget, isListed]);
  return (
    <section
      ref={section}
      aria-labelledby={titleId}
      className={styles.section}
      aria-busy={accounts?.state === 'loading'}
    >
      <Text as="h4" variant="headingSm" id={titleId}>
        {texts.title}
      </Text>
      <Text as="p" tone="subdued">
        {accounts === null ? texts.saveFirst : texts.note(provider.name)}
      </Text>
      {accounts !== null && <LoadableNotice loadable={accounts} subject={loadSubjects.choicesOf(provider.name)} />}
      {accounts?.state === 'loading' && (
        <SkeletonList
          rows={choicesOf(provider).length}
          rowHeight={56}
          label={feedbackTexts.loading(loadSubjects.choicesOf(provider.name))}
        />
      )}
      {list?.map((account) => (
        <AccountChoices key={account.saved.account} provider={provider} account={account} />
      ))}
    </section>
  );
}

function AccountChoices({ provider, account }: { provider: Provider; account: ShownChoices }) {
  const { saved, choices, problem, value: values, isDirty, isSaving, newer, onChange, onSave, onDiscard } = account;
  const name = accountName(provider, account.accountName);
  const missing = missingChoices(provider, saved.values);
  return (
    <div role="group" aria-label={name} className={styles.account}>
      {account.accountName !== '' && (
        <Text as="h5" variant="headingSm">
          <bdi>{account.accountName}</bdi>
        </Text>
      )}
      <OutdatedBanner
        newer={newer}
        what={choicesSaveTexts(name).what}
        isSaving={isSaving}
        onDiscard={onDiscard}
        onSave={onSave}
      >
        {(theirs) => <DescriptionList items={choiceFacts(provider, choices, theirs.values)} />}
      </OutdatedBanner>
      {problem !== null && (
        <FormNote tone="warning">{`${texts.listFailed(provider.name)} ${wordsText(problem)}`}</FormNote>
      )}
      {problem === null && missing.length > 0 && <FormNote tone="warning">{missingChoicesText(missing)}</FormNote>}
      {problem === null ? (
        <>
          <div className={fields.fields}>
            {choices.map((choice) => (
              <Choice
                key={choice.name}
                choice={choice}
                provider={provider}
                value={values[choice.name] ?? ''}
                onChange={(value) => onChange({ ...values, [choice.name]: value })}
              />
            ))}
          </div>
          <SaveRow
            about={`${texts.title} ${name}`}
            version={saved}
            isDirty={isDirty}
            isSaving={isSaving}
            problem={null}
            onSave={onSave}
            onDiscard={onDiscard}
          />
        </>
      ) : (
        <DescriptionList items={choiceFacts(provider, choices, saved.values)} />
      )}
    </div>
  );
}

interface ChoiceProps {
  choice: ListedChoice;
  provider: Provider;
  value: string;
  onChange: (value: string) => void;
}

/** Keeps a value that the 3PL no longer lists until another is chosen. */
function Choice({ choice: { name, label: words, options }, provider, value, onChange }: ChoiceProps) {
  const label = wordsText(words);
  const isOptional = choicesOf(provider).find((needed) => needed.name === name)?.isOptional === true;
  const isGone = value !== '' && !options.some((option) => option.value === value);
  const items = [
    { value: '', label: isOptional ? texts.defaultOption : texts.none },
    ...(isGone ? [{ value, label: texts.gone(value) }] : []),
    ...options.map((option) => ({ value: option.value, label: wordsText(option.label) })),
  ];
  return (
    // The select truncates a long label.
    <div className={styles.choice} title={items.find((item) => item.value === value)?.label}>
      <Select
        label={label}
        value={value}
        options={items}
        helpText={options.length === 0 ? texts.nothingListed(label, provider.name) : undefined}
        onChange={onChange}
      />
    </div>
  );
}

function choiceFacts(provider: Provider, choices: readonly ListedChoice[], values: ChosenValues) {
  return choicesOf(provider).map(({ name, label }) => {
    const value = values[name] ?? '';
    const listed = choices.find((choice) => choice.name === name)?.options.find((option) => option.value === value);
    const chosen = value === '' ? texts.notChosen : value;
    return { name: wordsText(label), value: listed ? wordsText(listed.label) : chosen, note: null };
  });
}
