import { disagreementTitle, insightsTexts, reportTexts } from '@hub/domain/insights';
import { Banner } from '@shopify/polaris';

export interface DiscrepancyNoticeProps {
  /** A sentence per figure that differs from its list; renders nothing for none. */
  sentences: readonly string[];
  onRefresh: () => void;
}

/** A figure and its list are two replies and may differ; both are shown. */
export function DiscrepancyNotice({ sentences, onRefresh }: DiscrepancyNoticeProps) {
  if (sentences.length === 0) return null;
  return (
    <Banner tone="warning" title={disagreementTitle} action={{ content: insightsTexts.refresh, onAction: onRefresh }}>
      <p>
        {sentences.join(' ')} {reportTexts.moved}
      </p>
    </Banner>
  );
}
