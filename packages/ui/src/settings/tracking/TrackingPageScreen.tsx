import { problemTexts, wordsText } from '@hub/domain/messages';
import {
  checkTrackingPage,
  isColor,
  type SavedTrackingPage,
  type TrackingPage,
  type TrackingPageProblem,
  trackingPageFacts,
  trackingPageTexts as texts,
} from '@hub/domain/tracking';
import { BlockStack, Button, Card, InlineStack, Text, TextField } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { SaveRow } from '../../actions/SaveRow.tsx';
import { SwitchRow } from '../../actions/SwitchRow.tsx';
import { DescriptionList } from '../../data/DescriptionList.tsx';
import type { Loadable } from '../../data/index.ts';
import { OutdatedBanner } from '../../feedback/index.ts';
import { FormPage, type PageHeaderProps, type VersionedForm } from '../../layout/index.ts';
import { SectionCard } from '../../layout/SectionCard.tsx';
import { TrackingPagePreview } from './TrackingPagePreview.tsx';
import styles from './TrackingPageScreen.module.css';

export interface TrackingPageScreenProps extends VersionedForm<TrackingPage, SavedTrackingPage> {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The saved page. */
  loaded: Loadable<{ saved: SavedTrackingPage }>;
  /** Why this person cannot change the page; null when they can. */
  disabledReason: string | null;
  /** Full URL of the page for customers. */
  address: string;
  /** The page as customers see it: before and after an order is found. */
  previews: { form: ReactNode; found: ReactNode };
  /** The delivery statuses and their meaning, below. */
  statuses: ReactNode;
}

/** `/app/settings/tracking` for servers with capability `trackingPage`. */
export function TrackingPageScreen({ pageHeader, loaded, value, statuses, ...form }: TrackingPageScreenProps) {
  return (
    <FormPage
      pageHeader={pageHeader}
      loaded={loaded}
      value={value}
      subject={texts.subject}
      disabledReason={form.disabledReason}
      rowHeight={96}
      renderForm={({ saved }, page) => <PageForm {...form} saved={saved} page={page} />}
    >
      {statuses}
    </FormPage>
  );
}

type FormProps = Omit<TrackingPageScreenProps, 'pageHeader' | 'loaded' | 'value' | 'statuses'> & {
  saved: SavedTrackingPage;
  page: TrackingPage;
};

function PageForm({ saved, page, isDirty, isSaving, newer, disabledReason, address, previews, ...on }: FormProps) {
  const problems = checkTrackingPage(page);
  const change = (fields: Partial<TrackingPage>) => on.onChange({ ...page, ...fields });
  return (
    <>
      <OutdatedBanner newer={newer} what={texts.what} isSaving={isSaving} onDiscard={on.onDiscard} onSave={on.onSave}>
        {(theirs) => <PageFacts page={theirs} />}
      </OutdatedBanner>
      <SectionCard title={texts.title} note={texts.note}>
        {disabledReason === null && (
          <SwitchRow label={texts.isOn} isOn={page.isOn} onChange={(isOn) => change({ isOn })} />
        )}
        {saved.isOn ? (
          <InlineStack gap="300" blockAlign="center">
            <span className={styles.address}>{address}</span>
            <Button url={address} target="_blank" external>
              {texts.open}
            </Button>
          </InlineStack>
        ) : (
          <Text as="p" tone="subdued">
            {texts.isOff}
          </Text>
        )}
      </SectionCard>
      <div className={styles.columns}>
        <SectionCard title={texts.look}>
          {disabledReason === null ? (
            <LookFields page={page} problems={problems} change={change} />
          ) : (
            <PageFacts page={page} />
          )}
        </SectionCard>
        <TrackingPagePreview {...previews} />
      </div>
      {disabledReason === null && (
        <Card>
          <SaveRow
            version={saved}
            isDirty={isDirty}
            isSaving={isSaving}
            problem={wordsText(problems[0]?.message ?? null)}
            onSave={on.onSave}
            onDiscard={on.onDiscard}
          />
        </Card>
      )}
    </>
  );
}

interface LookFieldsProps {
  page: TrackingPage;
  problems: readonly TrackingPageProblem[];
  change: (fields: Partial<TrackingPage>) => void;
}

function LookFields({ page, problems, change }: LookFieldsProps) {
  const errorOf = problemTexts(problems);
  const text = (part: 'shopName' | 'heading' | 'intro' | 'contactEmail', help?: string) => (
    <TextField
      label={texts[part]}
      autoComplete="off"
      value={page[part]}
      helpText={help}
      error={errorOf(part)}
      multiline={part === 'intro' ? 3 : false}
      onChange={(value) => change({ [part]: value })}
    />
  );
  return (
    <BlockStack gap="400">
      {text('shopName')}
      <ColorField color={page.color} error={errorOf('color')} onChange={(color) => change({ color })} />
      {text('heading')}
      {text('intro')}
      {text('contactEmail', texts.contactEmailHelp)}
      <SwitchRow
        label={texts.showsItems}
        help={texts.showsItemsHelp}
        isOn={page.showsItems}
        onChange={(showsItems) => change({ showsItems })}
      />
    </BlockStack>
  );
}

interface ColorFieldProps {
  color: string;
  error: string | undefined;
  onChange: (color: string) => void;
}

function ColorField({ color, error, onChange }: ColorFieldProps) {
  return (
    <TextField
      label={texts.color}
      autoComplete="off"
      value={color}
      helpText={texts.colorHelp}
      error={error}
      connectedLeft={
        <input
          type="color"
          className={styles.swatch}
          aria-label={texts.pickColor}
          value={isColor(color) ? color : '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
      }
      onChange={onChange}
    />
  );
}

function PageFacts({ page }: { page: TrackingPage }) {
  return <DescriptionList items={trackingPageFacts(page)} />;
}
