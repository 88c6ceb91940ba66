import { learnGroups, learnPages, learnPath, learnTexts } from '@hub/domain/public';
import { type ReactNode, useId } from 'react';
import { SiteLink } from '../layout/SiteLink.tsx';
import styles from './LearnFrame.module.css';

export interface LearnFrameProps {
  /** Path of the open page. */
  current: string;
  children: ReactNode;
}

/** Frame of the Learn pages: the list of pages beside the content, or below it in a narrow window. */
export function LearnFrame({ current, children }: LearnFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.page}>{children}</div>
      <nav aria-label={learnTexts.listLabel} className={styles.side}>
        {learnGroups.map((group) => (
          <Group key={group} title={group} current={current} />
        ))}
      </nav>
    </div>
  );
}

function Group({ title, current }: { title: string; current: string }) {
  const titleId = useId();
  const pages = learnPages.filter(({ group }) => group === title);
  return (
    <>
      <p id={titleId} className={styles.group}>
        {title}
      </p>
      <ul aria-labelledby={titleId}>
        {pages.map((page) => (
          <li key={page.slug}>
            <SiteLink
              url={learnPath(page)}
              className={styles.link}
              aria-current={learnPath(page) === current ? 'page' : undefined}
            >
              {page.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
