import { type PlanState, pausedText, reductionTexts as texts, trialText } from '@hub/domain/plans';
import { Banner, BlockStack, Link } from '@shopify/polaris';

export interface PlanNoticesProps {
  /** Trial and switched-off workflows. */
  state: PlanState;
  /** The current time. */
  now: Date;
  /** IANA time zone. */
  timeZone: string;
  /** Path of the workflows; null without permission. */
  workflowsPath: string | null;
}

/** Plan facts that a merchant must know: what a smaller plan switched off, and when the trial ends. */
export function PlanNotices({ state, now, timeZone, workflowsPath }: PlanNoticesProps) {
  const { paused, trialEndsAt } = state;
  const trial = trialText(trialEndsAt, now.getTime(), timeZone);
  return (
    <BlockStack gap="400">
      {paused && (
        <Banner tone="warning" title={texts.pausedTitle}>
          <BlockStack gap="200">
            <p>{pausedText(paused, timeZone)}</p>
            {workflowsPath !== null && (
              <p>
                <Link url={workflowsPath}>{texts.openWorkflows}</Link>
              </p>
            )}
          </BlockStack>
        </Banner>
      )}
      {trial !== null && <Banner tone="info" title={trial} />}
    </BlockStack>
  );
}
