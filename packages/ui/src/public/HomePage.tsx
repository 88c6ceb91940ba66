import { priceText, type Plan } from '@hub/domain/plans';
import { homeTexts } from '@hub/domain/public';
import { SiteLink } from '../layout/SiteLink.tsx';
import buttons from './buttons.module.css';
import styles from './HomePage.module.css';
import { MoreLink } from './MoreLink.tsx';
import { NameList } from './NameList.tsx';
import { StageTrack } from './StageTrack.tsx';

export interface HomePageProps {
  /** Cheapest first. */
  plans: readonly Plan[];
  /** Names of the providers. */
  providerNames: readonly string[];
}

/** The front page (§2): purpose, features, providers, prices. */
export function HomePage({ plans, providerNames }: HomePageProps) {
  return (
    <>
      <div className={styles.hero}>
        <div>
          <h1>{homeTexts.headline}</h1>
          <p className={styles.lead}>{homeTexts.lead}</p>
          <p className={styles.actions}>
            <SiteLink url="/login" className={buttons.primary}>
              {homeTexts.login}
            </SiteLink>
            <SiteLink url="/features" className={buttons.secondary}>
              {homeTexts.features}
            </SiteLink>
          </p>
        </div>
        <StageTrack />
      </div>

      <h2>{homeTexts.jobsTitle}</h2>
      <ul className={styles.jobs}>
        {homeTexts.jobs.map(({ title, text, path }) => (
          <li key={path}>
            <h3>{title}</h3>
            <p>{text}</p>
            <MoreLink url={path} label={homeTexts.jobLink} about={title} />
          </li>
        ))}
      </ul>

      <h2>{homeTexts.providersTitle}</h2>
      <NameList names={providerNames} />
      <p>{homeTexts.providersNote}</p>

      <h2>{homeTexts.plansTitle}</h2>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <strong>{plan.name}</strong> {priceText(plan)}
          </li>
        ))}
      </ul>
      <p>
        <SiteLink url="/pricing">{homeTexts.plansLink}</SiteLink>
      </p>
    </>
  );
}
