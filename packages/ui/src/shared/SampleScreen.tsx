import { sampleProgressText, sampleText, sampleTexts } from '@hub/domain/shared';
import { BlockStack, Button, Card, InlineStack, ProgressBar, Text } from '@shopify/polaris';
import { type ReactNode, useId } from 'react';
import { ErrorBanner } from './ErrorBanner.tsx';
import { type Loadable, shownValue } from './Loadable.ts';
import type { SampleState } from './SampleState.ts';
import { StillWaiting } from './StillWaiting.tsx';
import { type PageTab, TabbedPage } from './TabbedPage.tsx';
import { type Trouble, Troubles } from './Troubles.tsx';

export interface SampleScreenProps<Figures> {
  /** Heading of the page. */
  title: string;
  /** Tabs at their own addresses. */
  tabs: readonly PageTab[];
  /** Path of the open one. */
  current: string | undefined;
  /** Period, dates and zone: `PeriodBar`. */
  controls: ReactNode;
  /** What else the page asks for; told of in one place with the sample's own trouble. */
  others?: readonly Trouble[];
  /** Before the sample: what is of all orders of the period. */
  overview?: ReactNode;
  /** First the list of the period's orders, then the sample of it. */
  sample: Loadable<SampleState<Figures>>;
  /** What of the details the figures are worked out from: "line items". */
  source: string;
  /** A sentence under the label: what the figures leave out. */
  renderNote?: ((figures: Figures) => string | null) | undefined;
  /** The period is all time: no longer one could be chosen. */
  isEverything: boolean;
  /** The cards. They wait while the sample is read: figures of half of it would jump with each order. */
  renderFigures: (sample: Loadable<SampleState<Figures>>) => ReactNode;
}

/**
 * A read-only page of figures worked out from the details of the newest orders of a period, labelled as such: no call
 * tells them of all.
 */
export function SampleScreen<Figures>({
  title,
  tabs,
  current,
  controls,
  others = [],
  overview,
  sample,
  source,
  renderNote,
  isEverything,
  renderFigures,
}: SampleScreenProps<Figures>) {
  const shown = shownValue(sample);
  const isEmpty = shown !== null && shown.facts.wanted === 0;
  return (
    <TabbedPage title={title} tabs={tabs} current={current}>
      <BlockStack gap="400">
        {controls}
        <Troubles of={[...others, { of: sample, subject: 'the orders' }]} />
        {overview}
        {isEmpty ? (
          <Card>
            <Text as="p" tone="subdued">
              {isEverything ? sampleTexts.noOrdersAtAll : sampleTexts.noOrders}
            </Text>
          </Card>
        ) : (
          <>
            {shown &&
              (shown.phase === 'reading' ? (
                <Reading facts={shown.facts} since={shown.since} onCancel={shown.onCancel} onRetry={shown.onRetry} />
              ) : (
                <Read sample={shown} source={source} note={renderNote?.(shown.figures) ?? null} />
              ))}
            {renderFigures(whenRead(sample))}
          </>
        )}
      </BlockStack>
    </TabbedPage>
  );
}

function whenRead<Figures>(sample: Loadable<SampleState<Figures>>): Loadable<SampleState<Figures>> {
  const shown = shownValue(sample);
  if (shown?.phase === 'reading') return { state: 'loading' };
  return shown?.phase === 'failed' && shown.facts.read === 0
    ? { state: 'failed', message: shown.trouble?.message ?? '' }
    : sample;
}

function Reading({ facts, ...waiting }: Pick<SampleState<unknown>, 'facts' | 'onCancel' | 'onRetry' | 'since'>) {
  const textId = useId();
  return (
    <Card>
      <BlockStack gap="200">
        <InlineStack align="space-between" blockAlign="center" gap="200">
          <Text as="p" id={textId}>
            {sampleProgressText(facts)}
          </Text>
          <Button onClick={waiting.onCancel} accessibilityLabel={`${sampleTexts.cancel}: ${sampleTexts.reading}`}>
            {sampleTexts.cancel}
          </Button>
        </InlineStack>
        <ProgressBar
          progress={((facts.read + facts.failed) / facts.wanted) * 100}
          size="small"
          animated={false}
          ariaLabelledBy={textId}
        />
        {waiting.since !== undefined && (
          <StillWaiting
            subject={sampleTexts.subject}
            since={waiting.since}
            onCancel={waiting.onCancel}
            onRetry={waiting.onRetry}
          />
        )}
      </BlockStack>
    </Card>
  );
}

function Read({ sample, source, note }: { sample: SampleState<unknown>; source: string; note: string | null }) {
  const { phase, facts, trouble, onReadRest } = sample;
  const isWhole = facts.read === facts.wanted;
  return (
    <>
      {trouble && <ErrorBanner message={trouble.message} detail={trouble.detail} onRetry={onReadRest ?? undefined} />}
      <Card>
        <BlockStack gap="200">
          {phase === 'stopped' && <Text as="p">{sampleTexts.stopped}</Text>}
          <Text as="p">{sampleText(source, facts)}</Text>
          {note && (
            <Text as="p" tone="subdued">
              {note}
            </Text>
          )}
          {!isWhole && phase !== 'failed' && onReadRest && (
            <InlineStack>
              <Button onClick={onReadRest}>{sampleTexts.readRest}</Button>
            </InlineStack>
          )}
        </BlockStack>
      </Card>
    </>
  );
}
