import { type LearnPage, learnPages, learnPath, learnTexts } from '@hub/domain/public';
import { SiteLink } from '../layout/SiteLink.tsx';
import { ArticlePage } from './ArticlePage.tsx';
import styles from './LearnArticle.module.css';
import { LearnFrame } from './LearnFrame.tsx';

interface LearnArticleProps {
  /** The Learn page. */
  page: LearnPage;
}

/** A Learn page with the list of all pages, and links to the previous and the next. */
export function LearnArticle({ page }: LearnArticleProps) {
  const index = learnPages.findIndex(({ slug }) => slug === page.slug);
  return (
    <LearnFrame current={learnPath(page)}>
      <p className={styles.up}>
        <SiteLink url="/learn">{learnTexts.title}</SiteLink>
        <span aria-hidden="true"> / </span>
        {page.group}
      </p>
      <ArticlePage article={page} />
      <div className={styles.pager}>
        <Neighbour label={learnTexts.previous} page={learnPages[index - 1]} />
        <Neighbour label={learnTexts.next} page={learnPages[index + 1]} />
      </div>
    </LearnFrame>
  );
}

function Neighbour({ label, page }: { label: string; page: LearnPage | undefined }) {
  if (!page) return null;
  return (
    <p>
      {label}: <SiteLink url={learnPath(page)}>{page.title}</SiteLink>
    </p>
  );
}
