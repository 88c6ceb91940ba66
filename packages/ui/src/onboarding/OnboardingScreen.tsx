import {
  isOnboardingFinished,
  nextStep,
  type OnboardingStep,
  type OnboardingStepId,
  onboardingTexts,
  welcomeText,
} from '@hub/domain/onboarding';
import { BlockStack, Button, Card, Icon, Link, Page, Text } from '@shopify/polaris';
import { AlertCircleIcon, ArrowRightIcon, CheckCircleIcon, ClockIcon, MinusCircleIcon } from '@shopify/polaris-icons';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '../actions/index.ts';
import { ConfirmDialog } from '../dialogs/index.ts';
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
  /** Path of "Finish later". */
  dashboardPath: string;
  /** Called once a person has read what skipping a step means; absent: steps can't be skipped. */
  onSkip?: (id: OnboardingStepId) => void;
  /** Ends onboarding; absent: the server ends it automatically. */
  onFinish?: () => void;
  /** Why the person can neither skip nor finish; null when they can. */
  disabledReason?: string | null;
  /** A skipped step or the end is being saved. */
  isSaving?: boolean;
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
  onSkip,
  onFinish,
  disabledReason = null,
  isSaving = false,
}: OnboardingScreenProps) {
  const [skipping, setSkipping] = useState<ChecklistStep | null>(null);
  const isLoading = steps.some((step) => step.isLoading);
  const next = isLoading ? null : nextStep(steps);
  const isFinished = isOnboardingFinished(steps) && !isLoading;
  return (
    <Page
      title={title}
      primaryAction={
        !isFinished ? (
          <Button url={dashboardPath}>{onboardingTexts.later}</Button>
        ) : onFinish ? (
          <ActionButton
            label={onboardingTexts.finish}
            variant="primary"
            disabledReason={disabledReason}
            loading={isSaving}
            onAction={onFinish}
          />
        ) : (
          <Button variant="primary" url={dashboardPath}>
            {onboardingTexts.toDashboard}
          </Button>
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
                <Step
                  key={step.id}
                  step={step}
                  isNext={step === next}
                  disabledReason={disabledReason}
                  onSkip={onSkip && (() => setSkipping(step))}
                />
              ))}
            </ol>
          </BlockStack>
        </Card>
        {backfill}
      </BlockStack>
      <ConfirmDialog
        open={skipping !== null}
        title={onboardingTexts.skipTitle(skipping?.title ?? '')}
        body={skipping?.skipping}
        confirmLabel={onboardingTexts.skipConfirm}
        onConfirm={() => {
          if (skipping) onSkip?.(skipping.id);
          setSkipping(null);
        }}
        onCancel={() => setSkipping(null)}
      />
    </Page>
  );
}

const icons = {
  done: CheckCircleIcon,
  /** The next step; other open ones have a dot. */
  open: ArrowRightIcon,
  skipped: MinusCircleIcon,
  unknown: AlertCircleIcon,
  loading: ClockIcon,
} as const;

interface StepProps {
  step: ChecklistStep;
  isNext: boolean;
  disabledReason: string | null;
  onSkip: (() => void) | undefined;
}

function Step({ step, isNext, disabledReason, onSkip }: StepProps) {
  const { title, state, text, linkLabel, secondLinkLabel, skipping, isLoading, path, secondPath } = step;
  const shown = isLoading ? 'loading' : state;
  return (
    <li className={styles.step} data-state={shown} aria-current={isNext ? 'step' : undefined}>
      <span className={styles.icon}>
        {shown === 'open' && !isNext ? <span className={styles.toDo} /> : <Icon source={icons[shown]} tone="inherit" />}
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p>
          <span className={styles.state}>{isNext ? onboardingTexts.next : stateWords[shown]}</span>
          {!isLoading && ` · ${text}`}
        </p>
        <div className={styles.actions}>
          {path && linkLabel && !isLoading && <StepLink path={path} label={linkLabel} isPrimary={isNext} />}
          {onSkip && skipping !== undefined && !isLoading && (
            <ActionButton
              label={onboardingTexts.skip}
              about={title}
              variant="plain"
              disabledReason={disabledReason}
              onAction={onSkip}
            />
          )}
        </div>
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
    <Button variant="primary" url={path}>
      {label}
    </Button>
  );
}
