import { Banner } from '@shopify/polaris';

export interface ViewOnlyBannerProps {
  /** Which permission is missing, and whom to ask; null: nothing is disabled. */
  reason: string | null;
}

/** At the top of a screen that the person may view but not change. */
export function ViewOnlyBanner({ reason }: ViewOnlyBannerProps) {
  return reason === null ? null : <Banner tone="info" title={reason} />;
}
