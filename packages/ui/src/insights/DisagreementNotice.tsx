import { disagreementTitle, insightsTexts } from '@hub/domain/insights';
import { Banner } from '@shopify/polaris';

export interface DisagreementNoticeProps {
  /** A sentence for each figure that its list does not bear out; none draws nothing. */
  sentences: readonly string[];
  onReadAgain: () => void;
}

/** Orders came or moved between two answers: both are shown, and that they differ. */
export function DisagreementNotice({ sentences, onReadAgain }: DisagreementNoticeProps) {
  if (sentences.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={disagreementTitle}
      action={{ content: insightsTexts.readAgain, onAction: onReadAgain }}
    >
      <p>{sentences.join(' ')} Orders came, went or moved while the two were read.</p>
    </Banner>
  );
}
