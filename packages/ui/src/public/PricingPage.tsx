import { type Plan, planFeatures, priceText } from '@hub/domain/plans';
import { pricingTexts } from '@hub/domain/public';
import { SiteLink } from '../layout/SiteLink.tsx';
import article from './ArticlePage.module.css';
import buttons from './buttons.module.css';
import styles from './PricingPage.module.css';

export interface PricingPageProps {
  /** Heading of the page. */
  title: string;
  /** Cheapest first. */
  plans: readonly Plan[];
}

/** The plans with their prices and features (§6, §9). */
export function PricingPage({ title, plans }: PricingPageProps) {
  return (
    <>
      <h1>{title}</h1>
      <p className={article.lead}>{pricingTexts.lead}</p>
      <div className={styles.plans}>
        {plans.map((plan) => (
          <section key={plan.id} className={styles.plan}>
            <h2>{plan.name}</h2>
            <p className={styles.price}>{priceText(plan)}</p>
            <h3>{pricingTexts.featuresOf}</h3>
            <ul>
              {planFeatures(plan.id).map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p>
        <SiteLink url="/login" className={buttons.primary}>
          {pricingTexts.choose}
        </SiteLink>
      </p>
      <h2>{pricingTexts.notesTitle}</h2>
      <ul className={styles.notes}>
        {pricingTexts.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p>
        <SiteLink url={pricingTexts.learn.path}>{pricingTexts.learn.title}</SiteLink>
      </p>
    </>
  );
}
