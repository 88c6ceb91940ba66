import { disagreementTitle, insightsTexts } from '@hub/domain/insights';
import { Banner } from '@shopify/polaris';

export interface DiscrepancyNoticeProps {
  /** A sentence for each figure that its list does not bear out; none draws nothing. */
  sentences: readonly string[];
  onRefresh: () => void;
}

/** Orders came or moved between two answers: both are shown, and that they differ. */
export function DiscrepancyNotice({ sentences, onRefresh }: DiscrepancyNoticeProps) {
  if (sentences.length === 0) return null;
  return (
    <Banner tone="warning" title={disagreementTitle} action={{ content: insightsTexts.refresh, onAction: onRefresh }}>
      <p>{sentences.join(' ')} Orders came, went or moved while the two were read.</p>
    </Banner>
  );
}
