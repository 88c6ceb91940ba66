import {
  presetOf,
  rightPresets,
  rightsChangeTexts,
  type StaffMember,
  type StaffRights,
  staffTexts as texts,
  sectionList,
  sectionName,
} from '@hub/domain/permissions';
import { BlockStack, InlineStack, Text } from '@shopify/polaris';
import { useId } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { SaveRow } from '../../actions/SaveRow.tsx';
import { SwitchRow } from '../../actions/SwitchRow.tsx';
import { OutdatedBanner } from '../../feedback/index.ts';
import type { LoadedForm } from '../../layout/index.ts';
import { SectionCard } from '../../layout/SectionCard.tsx';
import { RightsGrid } from './RightsGrid.tsx';
import styles from './RightsGrid.module.css';
import { ReadOnlyTable } from '../ReadOnlyTable.tsx';

export interface RightsEditorProps extends LoadedForm<StaffRights, StaffMember> {
  /** The person, as saved. */
  member: StaffMember;
  /** Why these rights cannot be changed; null when they can. */
  disabledReason: string | null;
  /** What the person sees with these rights. */
  seenBy: SeenBy;
}

/** What a person sees with given rights. */
export interface SeenBy {
  /** Entries of the main navigation. */
  navigation: readonly string[];
  /** Actions that are disabled. */
  disabled: readonly string[];
}

/** A person's rights, with presets, a grid, and what the person sees with them. */
export function RightsEditor({ member, value: rights, newer, disabledReason, ...form }: RightsEditorProps) {
  const title = texts.title(member.name);
  const preset = presetOf(rights);
  const changes = rightsChangeTexts(member.rights, rights);
  return (
    <>
      <SectionCard title={title} note={disabledReason}>
        <OutdatedBanner
          newer={newer}
          what={texts.subjectOf(member.name)}
          isSaving={form.isSaving}
          onDiscard={form.onDiscard}
          onSave={form.onSave}
        >
          {(theirs) => <RightsSummary caption={texts.theirs} rights={theirs.rights} />}
        </OutdatedBanner>
        {disabledReason !== null ? (
          <RightsSummary caption={title} rights={rights} />
        ) : (
          <>
            <SwitchRow
              label={texts.makeOwner}
              help={texts.makeOwnerHelp}
              isOn={rights.isOwner}
              onChange={(isOwner) => form.onChange({ ...rights, isOwner })}
            />
            {!rights.isOwner && (
              <>
                <BlockStack gap="200">
                  <Text as="p" tone="subdued">
                    {texts.presets}
                  </Text>
                  <InlineStack gap="200">
                    {rightPresets.map(({ id, name, note, sections }) => (
                      <ActionButton
                        key={id}
                        label={name}
                        about={note}
                        disabledReason={preset?.id === id ? texts.chosen(name) : null}
                        onAction={() => form.onChange({ ...rights, sections })}
                      />
                    ))}
                  </InlineStack>
                </BlockStack>
                <RightsGrid
                  caption={title}
                  sections={rights.sections}
                  onChange={(sections) => form.onChange({ ...rights, sections })}
                />
              </>
            )}
            {changes.length > 0 && (
              <Text as="p" tone="subdued">
                {changes.join('; ')}
              </Text>
            )}
            <SaveRow
              about={title}
              version={member}
              isDirty={form.isDirty}
              isSaving={form.isSaving}
              problem={null}
              onSave={form.onSave}
              onDiscard={form.onDiscard}
            />
          </>
        )}
      </SectionCard>
      <SeenByCard name={member.name} seenBy={form.seenBy} />
    </>
  );
}

function SeenByCard({ name, seenBy: { navigation, disabled } }: { name: string; seenBy: SeenBy }) {
  return (
    <SectionCard title={texts.seenBy(name)}>
      <div className={styles.preview}>
        <Names title={texts.navigation} names={navigation} none={texts.noNavigation} />
        <Names title={texts.disabled} names={disabled} none={texts.noneDisabled} />
      </div>
    </SectionCard>
  );
}

function Names({ title, names, none }: { title: string; names: readonly string[]; none: string }) {
  const id = useId();
  return (
    <BlockStack gap="100">
      <Text as="h3" variant="headingSm" id={id}>
        {title}
      </Text>
      {names.length === 0 ? (
        <Text as="p" tone="subdued">
          {none}
        </Text>
      ) : (
        <ul aria-labelledby={id}>
          {names.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </BlockStack>
  );
}

interface RightsSummaryProps {
  /** Accessible name of the table. */
  caption: string;
  /** What the person may do. */
  rights: StaffRights;
}

/** The rights of a person, read-only. */
function RightsSummary({ caption, rights }: RightsSummaryProps) {
  if (rights.isOwner) return <p>{texts.makeOwnerHelp}</p>;
  return (
    <ReadOnlyTable
      caption={caption}
      head={[texts.section, texts.table.rights]}
      rows={sectionList.map(({ id }) => ({
        key: String(id),
        name: sectionName(id),
        cells: [texts.rights[rights.sections[id]]],
      }))}
    />
  );
}
