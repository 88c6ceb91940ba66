import { freezeOverText, freezeTexts, frozenText, type ShopFreeze } from '@hub/domain/plans';
import { Banner } from '@shopify/polaris';

export interface FreezeNoticeProps {
  /** Since when the shop is frozen, or was, and what waits. */
  freeze: ShopFreeze;
  /** IANA name. */
  timeZone: string;
}

/** Says above every screen that work has stopped and what makes it go on, and afterwards that it goes on. */
export function FreezeNotice({ freeze, timeZone }: FreezeNoticeProps) {
  return freeze.endedAt === null ? (
    <Banner tone="critical" title={freeze.cause === 'access' ? freezeTexts.accessTitle : freezeTexts.title}>
      <p>{frozenText(freeze)}</p>
    </Banner>
  ) : (
    <Banner tone="success" title={freezeTexts.overTitle}>
      <p>{freezeOverText(freeze, timeZone)}</p>
    </Banner>
  );
}
