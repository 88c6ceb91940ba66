import { useRef } from 'react';
import { ReportBanner, type ReportBannerProps } from './ReportBanner.tsx';
import styles from './ReportBanners.module.css';
import { useFocusBack } from './useFocusBack.ts';

export interface ReportBannersProps {
  /** Newest first. */
  reports: readonly (ReportBannerProps & { id: number })[];
}

/** What became of the actions of a list, above it and in sight while the page scrolls past it. */
export function ReportBanners({ reports }: ReportBannersProps) {
  const frame = useRef<HTMLDivElement>(null);
  const focusBack = useFocusBack(frame);
  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label="Results of actions"
      className={styles.banners}
      {...focusBack}
    >
      {reports.map(({ id, ...report }) => (
        <ReportBanner key={id} {...report} />
      ))}
    </div>
  );
}
