import { legalDraft, type LegalPageName, legalPages } from '@hub/domain/public';
import { ArticlePage } from './ArticlePage.tsx';
import styles from './LegalPage.module.css';

/** Privacy, terms of use or acceptable use, each marked as a draft for counsel. */
export function LegalPage({ name }: { name: LegalPageName }) {
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
