import { feedbackTexts } from '@hub/domain/shared';
import { canResumeBackfill, storeFacts, type StoreStatus, storeScope, storeTexts as texts } from '@hub/domain/store';
import { freezeTexts } from '@hub/domain/plans';
import { Banner, BlockStack, InlineStack, Link, List, Text } from '@shopify/polaris';
import { ActionButton } from '../actions/index.ts';
import { DescriptionList } from '../data/DescriptionList.tsx';
import { type Loadable, shownValue } from '../data/index.ts';
import { LoadableNotice, SkeletonList } from '../feedback/index.ts';
import { SectionCard } from '../layout/SectionCard.tsx';
import { BackfillBar } from './BackfillBar.tsx';
import { RefusedWrites } from './RefusedWrites.tsx';

export interface StoreConnectionCardProps {
  /** The shop's connection to its store. */
  status: Loadable<StoreStatus>;
  /** IANA time zone. */
  timeZone: string;
  /** The store's page that grants missing permissions; null: none that can be opened. */
  grantUrl: string | null;
  /** Why this person cannot start anything here; null when they can. */
  disabledReason: string | null;
  /** Pending calls: `check`, `read`, `retry` for all orders, or an order id. */
  busy: ReadonlySet<string>;
  /** Path of an order; null without permission. */
  orderPath: (order: { orderId: string; orderName: string }) => string | null;
  /** Compares the orders with the store's. */
  onCheck: () => void;
  /** Imports all orders of the store. */
  onReadAgain: () => void;
  /** Retries the writes that the store refused, for one order; null: for all. */
  onRetry: (order: { orderId: string; orderName: string } | null) => void;
}

/** The shop's connection to its store, what is wrong with it, and how to fix it. */
export function StoreConnectionCard({ status: loadable, ...props }: StoreConnectionCardProps) {
  const status = shownValue(loadable);
  return (
    <SectionCard title={texts.title} note={status?.state === 'notConnected' ? null : texts.note}>
      <LoadableNotice loadable={loadable} subject={texts.subject} />
      {status === null ? (
        loadable.state === 'loading' && (
          <SkeletonList rows={5} rowHeight={40} label={feedbackTexts.loading(texts.subject)} />
        )
      ) : (
        <Connection {...props} status={status} />
      )}
    </SectionCard>
  );
}

function Connection({
  status,
  timeZone,
  grantUrl,
  disabledReason,
  busy,
  orderPath,
  onCheck,
  onReadAgain,
  onRetry,
}: Omit<StoreConnectionCardProps, 'status'> & { status: StoreStatus }) {
  const { state, backfill, problems, missingScopes } = status;
  const canResume = canResumeBackfill(status);
  const isInstalled = state !== 'notConnected' && state !== 'uninstalled';
  return (
    <BlockStack gap="400">
      {missingScopes.length > 0 && isInstalled && <MissingScopes scopes={missingScopes} grantUrl={grantUrl} />}
      {state === 'frozen' && (
        <Banner tone="critical" title={texts.frozenTitle}>
          <p>{texts.frozenNote}</p>
        </Banner>
      )}
      {state === 'accessEnded' && (
        <Banner tone="critical" title={freezeTexts.accessTitle}>
          <p>{freezeTexts.accessStopped}</p>
        </Banner>
      )}
      {state === 'uninstalled' && (
        <Banner tone="critical" title={texts.uninstalledTitle}>
          <p>{texts.uninstalledNote}</p>
        </Banner>
      )}
      <DescriptionList items={storeFacts(status, timeZone)} />
      {backfill.state === 'running' && <BackfillBar backfill={backfill} timeZone={timeZone} />}
      {isInstalled && (
        <InlineStack gap="200">
          <ActionButton
            label={texts.check}
            disabledReason={disabledReason ?? (isChecking(status) ? texts.checking : null)}
            loading={busy.has('check')}
            onAction={onCheck}
          />
          <ActionButton
            label={canResume ? texts.resume : texts.readAgain}
            disabledReason={disabledReason ?? (backfill.state === 'running' && !canResume ? texts.reading : null)}
            loading={busy.has('read')}
            onAction={onReadAgain}
          />
        </InlineStack>
      )}
      {problems.length > 0 && (
        <RefusedWrites
          problems={problems}
          timeZone={timeZone}
          disabledReason={disabledReason ?? (isInstalled ? null : texts.notInstalled)}
          busy={busy}
          orderPath={orderPath}
          onRetry={onRetry}
        />
      )}
    </BlockStack>
  );
}

/** A stalled comparison can be restarted. */
function isChecking({ check, jobs }: StoreStatus): boolean {
  return check.isRunning && !jobs.some(({ kind, isStanding }) => kind === 'check' && isStanding);
}

function MissingScopes({ scopes, grantUrl }: { scopes: readonly string[]; grantUrl: string | null }) {
  return (
    <Banner tone="warning" title={texts.grantTitle}>
      <BlockStack gap="200">
        <p>{texts.grantNote}</p>
        <List>
          {scopes.map(storeScope).map(({ scope, name, effect }) => (
            <List.Item key={scope}>
              <Text as="span" fontWeight="semibold">
                {name}:
              </Text>{' '}
              {effect}
            </List.Item>
          ))}
        </List>
        {grantUrl === null ? (
          <p>{texts.noGrantPage}</p>
        ) : (
          <p>
            <Link url={grantUrl} target="_blank" accessibilityLabel={`${texts.grant} ${feedbackTexts.newTab}`}>
              {texts.grant}
            </Link>
          </p>
        )}
      </BlockStack>
    </Banner>
  );
}
