import { orderFiguresHiddenText } from '@hub/domain/permissions';
import { Banner } from '@shopify/polaris';

export interface ForbiddenNoticeProps {
  /** Which permission is missing, and who can give it. */
  message: string;
}

/**
 * Something on an open screen that the person may not see. Nothing is broken, so it is no error and offers no Retry.
 */
export function ForbiddenNotice({ message }: ForbiddenNoticeProps) {
  return (
    <Banner tone="info" title={message}>
      <p>{orderFiguresHiddenText}</p>
    </Banner>
  );
}
