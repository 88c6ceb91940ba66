import { legalDraft, type LegalPageName, legalPages } from '@hub/domain/public';
import { ArticlePage } from './ArticlePage.tsx';
import styles from './LegalPage.module.css';

interface LegalPageProps {
  /** Which of the three. */
  name: LegalPageName;
}

/** Privacy, terms of use or acceptable use, each marked as a draft for counsel. */
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
