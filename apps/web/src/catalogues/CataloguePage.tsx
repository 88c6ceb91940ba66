import type { ReactNode } from 'react';
import styles from './CataloguePage.module.css';

interface CataloguePageProps {
  /** Heading of the page. */
  title: string;
  /** Where its rows come from. */
  source: string;
  children: ReactNode;
}

/** A page of Storybook that shows a whole catalogue of the domain: what is added there appears here. */
export function CataloguePage({ title, source, children }: CataloguePageProps) {
  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.source}>{source}</p>
      {children}
    </main>
  );
}
