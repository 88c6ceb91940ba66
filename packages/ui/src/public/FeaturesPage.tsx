import { features, featureTexts } from '@hub/domain/public';
import article from './ArticlePage.module.css';
import styles from './FeaturesPage.module.css';
import { MoreLink } from './MoreLink.tsx';
import { NameList } from './NameList.tsx';

export interface FeaturesPageProps {
  /** Heading of the page. */
  title: string;
  /** Names of the providers. */
  providerNames: readonly string[];
}

/** The features (§1). */
export function FeaturesPage({ title, providerNames }: FeaturesPageProps) {
  return (
    <>
      <h1>{title}</h1>
      <p className={article.lead}>{featureTexts.lead}</p>
      <div className={styles.features}>
        {features.map((feature) => (
          <section key={feature.title} className={styles.feature}>
            <h2>{feature.title}</h2>
            <p>{feature.text}</p>
            <ul>
              {feature.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <MoreLink url={feature.path} label={featureTexts.more} about={feature.title} />
          </section>
        ))}
      </div>
      <h2>{featureTexts.providersTitle}</h2>
      <NameList names={providerNames} />
    </>
  );
}
