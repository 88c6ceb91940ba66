import { feedbackTexts } from '@hub/domain/shared';
import { useRef } from 'react';
import { ActionResultBanner, type ActionResultBannerProps } from './ActionResultBanner.tsx';
import styles from './ActionResultBanners.module.css';
import { useRestoreFocus } from './useRestoreFocus.ts';

export interface ActionResultBannersProps {
  /** Newest first. */
  reports: readonly (ActionResultBannerProps & { id: number })[];
}

/** Results of actions above a list; sticky while the page scrolls. */
export function ActionResultBanners({ reports }: ActionResultBannersProps) {
  const frame = useRef<HTMLDivElement>(null);
  const restoreFocus = useRestoreFocus(frame);
  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label={feedbackTexts.results}
      className={styles.banners}
      {...restoreFocus}
    >
      {reports.map(({ id, ...report }) => (
        <ActionResultBanner key={id} {...report} />
      ))}
    </div>
  );
}
