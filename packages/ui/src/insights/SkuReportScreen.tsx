import { insightsTexts, leftOutText, sampleProgressText, sampleText } from '@hub/domain/insights';
import { BlockStack, Button, Card, InlineStack, ProgressBar, Text } from '@shopify/polaris';
import { type ReactNode, useId } from 'react';
import { ErrorBanner, type Loadable, shownValue } from '../shared/index.ts';
import { CardPair } from './CardPair.tsx';
import { InsightsPage, type InsightsPlace } from './InsightsPage.tsx';
import type { SampleState, SkuPath } from './SampleState.ts';
import { SkuCard } from './SkuCard.tsx';
import { Troubles } from './Troubles.tsx';

export interface SkuReportScreenProps {
  place: InsightsPlace;
  /** Period, dates and zone: `PeriodBar`. */
  controls: ReactNode;
  /** First the list of the period's orders, then the sample of it. */
  sample: Loadable<SampleState>;
  skuPath: SkuPath;
  isEverything: boolean;
}

/** Which SKUs are short and which are wanted most, from the newest orders' line items: there is no call that tells it of all. */
export function SkuReportScreen({ place, controls, sample, skuPath, isEverything }: SkuReportScreenProps) {
  const shown = shownValue(sample);
  const isEmpty = shown !== null && shown.facts.wanted === 0;
  return (
    <InsightsPage {...place}>
      {controls}
      <Troubles of={[{ of: sample, subject: 'the orders' }]} />
      {isEmpty ? (
        <Card>
          <Text as="p" tone="subdued">
            {isEverything ? insightsTexts.noOrdersAtAll : insightsTexts.noOrders}
          </Text>
        </Card>
      ) : (
        <>
          {shown && <Reading {...shown} />}
          <CardPair>
            <SkuCard which="short" sample={figuresOf(sample)} skuPath={skuPath} />
            <SkuCard which="ordered" sample={figuresOf(sample)} skuPath={skuPath} />
          </CardPair>
        </>
      )}
    </InsightsPage>
  );
}

/** Figures of half a sample would jump with each order: they come when it is read, or given up. */
function figuresOf(sample: Loadable<SampleState>): Loadable<SampleState> {
  const shown = shownValue(sample);
  if (shown?.phase === 'reading') return { state: 'loading' };
  return shown?.phase === 'failed' && shown.facts.read === 0 ? { state: 'failed', message: shown.trouble?.message ?? '' } : sample;
}

function Reading({ phase, facts, figures, trouble, onCancel, onReadRest }: SampleState) {
  const textId = useId();
  if (phase === 'reading') {
    return (
      <Card>
        <BlockStack gap="200">
          <InlineStack align="space-between" blockAlign="center" gap="200">
            <Text as="p" id={textId}>
              {sampleProgressText(facts)}
            </Text>
            <Button onClick={onCancel} accessibilityLabel={`${insightsTexts.cancelReading}: ${insightsTexts.reading}`}>
              {insightsTexts.cancelReading}
            </Button>
          </InlineStack>
          <ProgressBar progress={((facts.read + facts.failed) / facts.wanted) * 100} size="small" animated={false} ariaLabelledBy={textId} />
        </BlockStack>
      </Card>
    );
  }
  const isWhole = facts.read === facts.wanted;
  return (
    <>
      {trouble && <ErrorBanner message={trouble.message} detail={trouble.detail} onRetry={onReadRest ?? undefined} />}
      <Card>
        <BlockStack gap="200">
          {phase === 'stopped' && <Text as="p">{insightsTexts.readingStopped}</Text>}
          <Text as="p">{sampleText(facts)}</Text>
          {leftOutText(figures.leftOut) && (
            <Text as="p" tone="subdued">
              {leftOutText(figures.leftOut)}
            </Text>
          )}
          {!isWhole && phase !== 'failed' && onReadRest && (
            <InlineStack>
              <Button onClick={onReadRest}>{insightsTexts.readRest}</Button>
            </InlineStack>
          )}
        </BlockStack>
      </Card>
    </>
  );
}
