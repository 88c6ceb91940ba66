import { Badge, Card, Text } from '@shopify/polaris';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './AppCard.module.css';
import { ProviderMark, type ProviderMarkProps } from './ProviderMark.tsx';

export interface AppCardProps {
  name: string;
  /** The app of the mark beside the name. */
  mark: ProviderMarkProps['of'];
  /** `h2` without a section heading above the cards. */
  heading?: 'h2' | 'h3';
  /** Badge beside the name. */
  badge?: { text: string; tone: 'success' | 'warning' | 'info' } | undefined;
  /** A link led here: scrolls the card into view. */
  isTarget?: boolean;
  /** Takes a full-width row of the grid. */
  isWide?: boolean;
  children: ReactNode;
  /** At the bottom of the card, aligned with the cards beside it: the button that opens its settings. */
  foot?: ReactNode;
}

/** The card of one app, as high as the highest of its row. */
export function AppCard({
  name,
  mark,
  heading = 'h3',
  badge,
  isTarget = false,
  isWide = false,
  children,
  foot,
}: AppCardProps) {
  const titleId = useId();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isTarget) card.current?.scrollIntoView?.();
  }, [isTarget]);
  return (
    <li ref={card} aria-labelledby={titleId} className={styles.cell} data-wide={isWide || undefined}>
      <Card>
        <div className={styles.content}>
          <div className={styles.head}>
            <ProviderMark of={mark} />
            <div className={styles.title}>
              <Text as={heading} variant="headingSm" id={titleId}>
                {name}
              </Text>
              {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
            </div>
          </div>
          {children}
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      </Card>
    </li>
  );
}
