import { nextStep, type OnboardingStep, onboardingTexts, welcomeText } from '@hub/domain/onboarding';
import { BlockStack, Button, Card, Icon, Link, Page, Text } from '@shopify/polaris';
import { AlertCircleIcon, CheckCircleIcon, ClockIcon } from '@shopify/polaris-icons';
import type { ReactNode } from 'react';
import styles from './OnboardingScreen.module.css';

/** A step with the path of its link and whether it is loading. */
export interface ChecklistStep extends OnboardingStep {
  isLoading: boolean;
  /** null without permission, or if the app has no screen for it. */
  path: string | null;
  /** Path of the step's second link; null as for `path`. */
  secondPath?: string | null;
}

export interface OnboardingScreenProps {
  /** Heading of the page. */
  title: string;
  /** Name of the person; blank if unknown. */
  userName: string;
  /** The steps, in order. */
  steps: readonly ChecklistStep[];
  /** "2 of 4 steps done"; null while unknown. */
  progress: string | null;
  /** Path of "Skip to the dashboard". */
  dashboardPath: string;
  /** Problems with the data behind the steps. */
  notices: ReactNode;
  /** Progress of importing the store's orders, below the steps; absent: unknown. */
  backfill?: ReactNode;
}

const { stateWords } = onboardingTexts;

/** `/app/onboard`: a checklist derived from data, which offers one step at a time. */
export function OnboardingScreen({
  title,
  userName,
  steps,
  progress,
  dashboardPath,
  notices,
  backfill,
}: OnboardingScreenProps) {
  const isLoading = steps.some((step) => step.isLoading);
  const next = isLoading ? null : nextStep(steps);
  const isFinished = steps.every(({ state }) => state === 'done') && !isLoading;
  return (
    <Page
      title={title}
      primaryAction={
        isFinished ? (
          <Button variant="primary" url={dashboardPath}>
            {onboardingTexts.toDashboard}
          </Button>
        ) : (
          <Button url={dashboardPath}>{onboardingTexts.skip}</Button>
        )
      }
    >
      <BlockStack gap="400">
        {notices}
        <Card>
          <BlockStack gap="300">
            <Text as="h2" variant="headingLg">
              {isFinished ? onboardingTexts.finished : welcomeText(userName)}
            </Text>
            <Text as="p" tone="subdued">
              {isFinished ? onboardingTexts.finishedIntro : onboardingTexts.intro}
            </Text>
            <p role="status">{progress ?? stateWords.loading}</p>
            <ol className={styles.steps} aria-label={onboardingTexts.listLabel}>
              {steps.map((step) => (
                <Step key={step.id} step={step} isNext={step === next} />
              ))}
            </ol>
          </BlockStack>
        </Card>
        {backfill}
      </BlockStack>
    </Page>
  );
}

const icons = { done: CheckCircleIcon, open: ClockIcon, unknown: AlertCircleIcon } as const;

function Step({ step, isNext }: { step: ChecklistStep; isNext: boolean }) {
  const { title, state, text, linkLabel, secondLinkLabel, isLoading, path, secondPath } = step;
  const shown = isLoading ? 'loading' : state;
  return (
    <li className={styles.step} data-state={shown} aria-current={isNext ? 'step' : undefined}>
      <span className={styles.icon}>
        <Icon source={shown === 'loading' ? ClockIcon : icons[shown]} tone="inherit" />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p>
          <span className={styles.state}>{isNext ? onboardingTexts.next : stateWords[shown]}</span>
          {!isLoading && ` · ${text}`}
        </p>
        {path && linkLabel && !isLoading && <StepLink path={path} label={linkLabel} isPrimary={isNext} />}
        {secondPath && secondLinkLabel && !isLoading && (
          <p>
            <Link url={secondPath}>{secondLinkLabel}</Link>
          </p>
        )}
      </div>
    </li>
  );
}

/** The next step is a button, every other one a link. */
function StepLink({ path, label, isPrimary }: { path: string; label: string; isPrimary: boolean }) {
  if (!isPrimary) return <Link url={path}>{label}</Link>;
  return (
    <div className={styles.primary}>
      <Button variant="primary" url={path}>
        {label}
      </Button>
    </div>
  );
}
