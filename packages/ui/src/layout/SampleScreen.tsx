import {
  emptyReportText,
  sampleProgressText,
  sampleText,
  sampleTitle,
  sampleTexts,
  type StoreAdminLink as StoreAdminLinkFacts,
  otherSubjects,
} from '@hub/domain/shared';
import { BlockStack, Button, Card, InlineStack, ProgressBar, Text } from '@shopify/polaris';
import { type ReactNode, useId } from 'react';
import { StoreAdminLink } from '../actions/StoreAdminLink.tsx';
import { ErrorBanner } from '../feedback/ErrorBanner.tsx';
import { type Loadable, shownValue } from '../data/Loadable.ts';
import type { SampleState } from '../data/SampleState.ts';
import { SlowRequestNotice } from '../feedback/SlowRequestNotice.tsx';
import { type PageHeaderProps, TabbedPage } from './TabbedPage.tsx';
import { type NamedLoadable, LoadableNotices } from '../feedback/LoadableNotices.tsx';

export interface SampleScreenProps<Figures> extends PageHeaderProps {
  /** The `PeriodBar`. */
  controls: ReactNode;
  /** Other loadables of the page; their problems are shown with the sample's. */
  otherLoadables?: readonly NamedLoadable[];
  /** Above the sample: figures of all orders. */
  overview?: ReactNode;
  /** The list of the period's orders, then the sample. */
  sample: Loadable<SampleState<Figures>>;
  /** What the figures are derived from: "line items". */
  source: string;
  /** A sentence below the label: what the figures leave out. */
  renderNote?: ((figures: Figures) => string | null) | undefined;
  /** Below that sentence: where it is set up in the store's admin. */
  noteLink?: StoreAdminLinkFacts | null | undefined;
  /** The period is all time. */
  isAllTime: boolean;
  /** Renders the cards, once the sample is complete: figures of a partial one would change with each order. */
  renderFigures: (sample: Loadable<SampleState<Figures>>) => ReactNode;
}

/** A read-only page of figures derived from the details of the newest orders, since no call has them for all orders. */
export function SampleScreen<Figures>({
  title,
  tabs,
  current,
  controls,
  otherLoadables = [],
  overview,
  sample,
  source,
  renderNote,
  noteLink = null,
  isAllTime,
  renderFigures,
}: SampleScreenProps<Figures>) {
  const shown = shownValue(sample);
  const isEmpty = shown !== null && shown.facts.requested === 0;
  return (
    <TabbedPage title={title} tabs={tabs} current={current}>
      <BlockStack gap="400">
        {controls}
        <LoadableNotices
          loadables={[...otherLoadables, { loadable: sample, subject: otherSubjects.orders, gap: shown?.facts.gap }]}
        />
        {overview}
        {isEmpty ? (
          <Card>
            <Text as="p" tone="subdued">
              {emptyReportText({ unreadable: shown.facts.unreadableOrders, isAllTime })}
            </Text>
          </Card>
        ) : (
          <>
            {shown &&
              (shown.phase === 'reading' ? (
                <SampleProgress
                  facts={shown.facts}
                  since={shown.since}
                  onCancel={shown.onCancel}
                  onRetry={shown.onRetry}
                />
              ) : (
                <SampleSummary
                  sample={shown}
                  source={source}
                  note={renderNote?.(shown.figures) ?? null}
                  noteLink={noteLink}
                />
              ))}
            {renderFigures(figuresOnceLoaded(sample))}
          </>
        )}
      </BlockStack>
    </TabbedPage>
  );
}

function figuresOnceLoaded<Figures>(sample: Loadable<SampleState<Figures>>): Loadable<SampleState<Figures>> {
  const shown = shownValue(sample);
  if (shown?.phase === 'reading') return { state: 'loading' };
  return shown?.phase === 'failed' && shown.facts.read === 0
    ? { state: 'failed', message: shown.error?.message ?? '' }
    : sample;
}

function SampleProgress({
  facts,
  ...pendingRequest
}: Pick<SampleState<unknown>, 'facts' | 'onCancel' | 'onRetry' | 'since'>) {
  const textId = useId();
  return (
    <Card>
      <BlockStack gap="200">
        <InlineStack align="space-between" blockAlign="center" gap="200">
          <Text as="p" id={textId}>
            {sampleProgressText(facts)}
          </Text>
          <Button
            onClick={pendingRequest.onCancel}
            accessibilityLabel={`${sampleTexts.cancel}: ${sampleTexts.reading}`}
          >
            {sampleTexts.cancel}
          </Button>
        </InlineStack>
        <ProgressBar
          progress={((facts.read + facts.failed) / facts.requested) * 100}
          size="small"
          animated={false}
          ariaLabelledBy={textId}
        />
        {pendingRequest.since !== undefined && (
          <SlowRequestNotice
            subject={sampleTexts.subject}
            since={pendingRequest.since}
            onCancel={pendingRequest.onCancel}
            onRetry={pendingRequest.onRetry}
          />
        )}
      </BlockStack>
    </Card>
  );
}

function SampleSummary({
  sample,
  source,
  note,
  noteLink,
}: {
  sample: SampleState<unknown>;
  source: string;
  note: string | null;
  noteLink: StoreAdminLinkFacts | null;
}) {
  const { phase, facts, error, onLoadRest } = sample;
  const isComplete = facts.read === facts.requested;
  return (
    <>
      {error && <ErrorBanner message={error.message} detail={error.detail} onRetry={onLoadRest ?? undefined} />}
      <Card>
        <BlockStack gap="200">
          <Text as="h2" variant="headingMd">
            {sampleTitle(facts)}
          </Text>
          {phase === 'stopped' && <Text as="p">{sampleTexts.stopped}</Text>}
          <Text as="p">{sampleText(source, facts)}</Text>
          {note && (
            <Text as="p" tone="subdued">
              {note}
            </Text>
          )}
          <StoreAdminLink link={noteLink} />
          {!isComplete && phase !== 'failed' && onLoadRest && (
            <InlineStack>
              <Button onClick={onLoadRest}>{sampleTexts.readRest}</Button>
            </InlineStack>
          )}
        </BlockStack>
      </Card>
    </>
  );
}
