import { learnGroups, learnPages, learnPath, learnTexts, unknownLearnPageText } from '@hub/domain/public';
import { SiteLink } from '../layout/SiteLink.tsx';
import article from './ArticlePage.module.css';
import styles from './LearnIndex.module.css';

export interface LearnIndexProps {
  /** The requested path, when it names no page. */
  unknownPath: string | null;
}

/** List of all Learn pages with their summaries. */
export function LearnIndex({ unknownPath }: LearnIndexProps) {
  return (
    <>
      <h1>{learnTexts.title}</h1>
      {unknownPath !== null && (
        <p role="status" className={styles.unknown}>
          {unknownLearnPageText(unknownPath)}
        </p>
      )}
      <p className={article.lead}>{learnTexts.lead}</p>
      {learnGroups.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul className={styles.pages}>
            {learnPages
              .filter((page) => page.group === group)
              .map((page) => (
                <li key={page.slug}>
                  <h3>
                    <SiteLink url={learnPath(page)}>{page.title}</SiteLink>
                  </h3>
                  <p>{page.lead}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
