import { Badge, BlockStack, Card, Text } from '@shopify/polaris';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './AppCard.module.css';

export interface AppCardProps {
  name: string;
  /** `h2` without a section heading above the cards. */
  heading?: 'h2' | 'h3';
  /** Badge beside the name. */
  badge?: { text: string; tone: 'success' | 'warning' | 'info' } | undefined;
  /** A link led here: scrolls the card into view. */
  isTarget?: boolean;
  children: ReactNode;
}

/** The card of one app. */
export function AppCard({ name, heading = 'h3', badge, isTarget = false, children }: AppCardProps) {
  const titleId = useId();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isTarget) card.current?.scrollIntoView?.();
  }, [isTarget]);
  return (
    <li ref={card} aria-labelledby={titleId} className={styles.cell}>
      <Card>
        <BlockStack gap="200">
          <div className={styles.head}>
            <Text as={heading} variant="headingSm" id={titleId}>
              {name}
            </Text>
            {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
          </div>
          {children}
        </BlockStack>
      </Card>
    </li>
  );
}
