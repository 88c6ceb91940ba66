import { type OnboardingStep, onboardingTexts } from '@hub/domain/onboarding';
import { BlockStack, Button, Card, Icon, Link, Page, Text } from '@shopify/polaris';
import { AlertCircleIcon, CheckCircleIcon, ClockIcon } from '@shopify/polaris-icons';
import type { ReactNode } from 'react';
import styles from './OnboardingScreen.module.css';

/** A step with the path of its link and whether it is loading. */
export interface ChecklistStep extends OnboardingStep {
  isLoading: boolean;
  /** Null without permission, or when the app has no screen for it. */
  path: string | null;
}

export interface OnboardingScreenProps {
  /** Heading of the page. */
  title: string;
  /** The steps, in order. */
  steps: readonly ChecklistStep[];
  /** "2 of 4 steps done"; null while unknown. */
  progress: string | null;
  /** Path of "Skip to the dashboard". */
  dashboardPath: string;
  /** Problems of the data that the steps derive from. */
  notices: ReactNode;
}

const { stateWords } = onboardingTexts;

/** `/app/onboard`: a derived checklist. */
export function OnboardingScreen({ title, steps, progress, dashboardPath, notices }: OnboardingScreenProps) {
  return (
    <Page title={title} primaryAction={<Button url={dashboardPath}>{onboardingTexts.skip}</Button>}>
      <BlockStack gap="400">
        {notices}
        <Card>
          <BlockStack gap="300">
            <Text as="h2" variant="headingMd">
              {onboardingTexts.heading}
            </Text>
            <Text as="p" tone="subdued">
              {onboardingTexts.intro}
            </Text>
            <p role="status">{progress ?? stateWords.loading}</p>
            <ol className={styles.steps} aria-label={onboardingTexts.listLabel}>
              {steps.map((step) => (
                <Step key={step.id} {...step} />
              ))}
            </ol>
          </BlockStack>
        </Card>
      </BlockStack>
    </Page>
  );
}

const icons = { done: CheckCircleIcon, open: ClockIcon, unknown: AlertCircleIcon } as const;

function Step({ title, state, text, linkLabel, isLoading, path }: ChecklistStep) {
  const shown = isLoading ? 'loading' : state;
  return (
    <li className={styles.step} data-state={shown}>
      <span className={styles.icon}>
        <Icon source={shown === 'loading' ? ClockIcon : icons[shown]} tone="inherit" />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p>
          <span className={styles.state}>{stateWords[shown]}</span>
          {!isLoading && ` · ${text}`}
        </p>
        {path && linkLabel && !isLoading && <Link url={path}>{linkLabel}</Link>}
      </div>
    </li>
  );
}
