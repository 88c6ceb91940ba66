import { orderFiguresHiddenText } from '@hub/domain/permissions';
import { Banner } from '@shopify/polaris';

export interface ForbiddenNoticeProps {
  /** Which permission is missing, and who can grant it. */
  message: string;
}

/** A part of an open screen that the person may not view. Not an error, so there is no Retry. */
export function ForbiddenNotice({ message }: ForbiddenNoticeProps) {
  return (
    <Banner tone="info" title={message}>
      <p>{orderFiguresHiddenText}</p>
    </Banner>
  );
}
