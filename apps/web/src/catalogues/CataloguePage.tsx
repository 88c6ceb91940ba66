import type { ReactNode } from 'react';
import styles from './CataloguePage.module.css';

interface CataloguePageProps {
  /** Heading of the page. */
  title: string;
  /** Where the rows come from. */
  source: string;
  children: ReactNode;
}

/** A Storybook page that lists a catalogue of the domain. */
export function CataloguePage({ title, source, children }: CataloguePageProps) {
  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.source}>{source}</p>
      {children}
    </main>
  );
}
