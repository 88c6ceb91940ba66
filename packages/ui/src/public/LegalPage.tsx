import { legalDraft, type LegalPageName, legalPages } from '@hub/domain/public';
import { ArticlePage } from './ArticlePage.tsx';
import styles from './LegalPage.module.css';

interface LegalPageProps {
  /** The legal page. */
  name: LegalPageName;
}

/** A legal page, marked as a draft. */
export function LegalPage({ name }: LegalPageProps) {
  return (
    <ArticlePage
      article={legalPages[name]}
      notice={
        <p role="note" className={styles.draft}>
          <strong>{legalDraft.label}.</strong> {legalDraft.text}
        </p>
      }
    />
  );
}
