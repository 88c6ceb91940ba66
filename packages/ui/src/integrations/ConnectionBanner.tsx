import { type ConnectionProblem, connectionTexts as texts } from '@hub/domain/integrations';
import { Banner, Link } from '@shopify/polaris';
import styles from './ConnectionBanner.module.css';

export interface ConnectionBannerProps {
  /** What stops orders, most important first; nothing is shown for none. */
  problems: readonly ConnectionProblem[];
  /** Where a connection is checked; null for people who may not. */
  settingsPath: (problem: ConnectionProblem) => string | null;
}

/** More are counted. */
const shownAtMost = 3;

/** Over the lists: which connections keep orders from being sent, and where to check them. */
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
