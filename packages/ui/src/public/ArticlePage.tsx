import type { Article } from '@hub/domain/public';
import type { ReactNode } from 'react';
import styles from './ArticlePage.module.css';
import { Prose } from './Prose.tsx';

export interface ArticlePageProps {
  /** Title and sections of the page. */
  article: Article;
  /** Above the title, such as a draft notice. */
  notice?: ReactNode;
}

/** A page of prose. */
export function ArticlePage({ article, notice }: ArticlePageProps) {
  return (
    <article>
      {notice}
      <h1>{article.title}</h1>
      <p className={styles.lead}>{article.lead}</p>
      <Prose sections={article.sections} />
    </article>
  );
}
