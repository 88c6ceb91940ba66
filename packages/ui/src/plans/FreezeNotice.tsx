import { freezeOverText, freezeTexts, frozenText, type ShopFreeze } from '@hub/domain/plans';
import { Banner } from '@shopify/polaris';

export interface FreezeNoticeProps {
  /** When the shop was frozen, until when if it no longer is, and what waits. */
  freeze: ShopFreeze;
  /** IANA time zone. */
  timeZone: string;
}

/** Above every screen: says that work has stopped and how to resume it, and afterward that it has resumed. */
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
