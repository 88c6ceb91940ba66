import { type ConnectionProblem, connectionTexts as texts } from '@hub/domain/integrations';
import { Banner, Link } from '@shopify/polaris';
import styles from './ConnectionBanner.module.css';

export interface ConnectionBannerProps {
  /** Problems that stop orders, most important first; empty renders nothing. */
  problems: readonly ConnectionProblem[];
  /** Path where a connection is checked; null without permission. */
  settingsPath: (problem: ConnectionProblem) => string | null;
}

/** Problems listed; the others are counted. */
const shownAtMost = 3;

/** Above the lists: which connections block orders, and where to check them. */
export function ConnectionBanner({ problems, settingsPath }: ConnectionBannerProps) {
  const shown = problems.slice(0, shownAtMost);
  if (shown.length === 0) return null;
  const rest = problems.length - shown.length;
  return (
    <Banner tone="warning">
      <div className={styles.problems}>
        {shown.map((problem) => {
          const path = settingsPath(problem);
          const label = problem.kind === 'choiceMissing' ? texts.choose : texts.check;
          return (
            <p key={`${problem.providerId} ${problem.account}`}>
              <strong>{problem.title}</strong> {problem.detail}{' '}
              {path !== null && (
                <Link url={path} accessibilityLabel={`${label}: ${problem.title}`}>
                  {label}
                </Link>
              )}
            </p>
          );
        })}
        {rest > 0 && <p>{texts.more(rest)}</p>}
      </div>
    </Banner>
  );
}
