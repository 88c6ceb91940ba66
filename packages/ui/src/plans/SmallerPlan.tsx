import { planIds, reductionRefusal, reductionTexts as texts, type SmallerPlan as Target } from '@hub/domain/plans';
import { BlockStack, InlineStack, List } from '@shopify/polaris';
import { useState } from 'react';
import { ActionButton } from '../actions/index.ts';
import { ConfirmDialog } from '../dialogs/index.ts';
import { SectionCard } from '../layout/SectionCard.tsx';

export interface SmallerPlanProps {
  /** The store's plan as shop info reports it; null: unknown. */
  chargeType: number | null;
  /** Names of the workflows that a plan would switch off; null: unknown. */
  pausedBy: (to: Target) => readonly string[] | null;
  /** Why this person cannot change the plan; null when they can. */
  disabledReason: string | null;
  /** A change is in progress. */
  isBusy: boolean;
  /** Called once the person has confirmed. */
  onReduce: (to: Target) => void;
}

/** Downgrades to Growth, or cancels; names what would stop first. */
export function SmallerPlan({ chargeType, pausedBy, disabledReason, isBusy, onReduce }: SmallerPlanProps) {
  const [target, setTarget] = useState<Target | null>(null);
  if (reductionRefusal(0, chargeType) !== null) return null;
  const isCancel = target === 0;
  return (
    <SectionCard title={texts.title}>
      <InlineStack gap="200">
        {reductionRefusal(planIds.growth, chargeType) === null && (
          <ActionButton
            label={texts.toGrowth}
            disabledReason={disabledReason}
            loading={isBusy}
            onAction={() => setTarget(planIds.growth)}
          />
        )}
        <ActionButton
          label={texts.cancel}
          tone="critical"
          disabledReason={disabledReason}
          loading={isBusy}
          onAction={() => setTarget(0)}
        />
      </InlineStack>
      <ConfirmDialog
        open={target !== null}
        title={isCancel ? texts.cancelTitle : texts.growthTitle}
        body={isCancel ? texts.cancelBody : texts.growthBody}
        confirmLabel={isCancel ? texts.confirmCancel : texts.confirmGrowth}
        cancelLabel={texts.keep}
        destructive={isCancel}
        onCancel={() => setTarget(null)}
        onConfirm={() => {
          if (target !== null) onReduce(target);
          setTarget(null);
        }}
      >
        {target !== null && <Consequences names={pausedBy(target)} isCancel={isCancel} />}
      </ConfirmDialog>
    </SectionCard>
  );
}

function Consequences({ names, isCancel }: { names: readonly string[] | null; isCancel: boolean }) {
  return (
    <BlockStack gap="200">
      {names === null && <p>{texts.workflowsUnknown}</p>}
      {names?.length === 0 && <p>{texts.nonePaused}</p>}
      {names !== null && names.length > 0 && (
        <>
          <p>{texts.paused}</p>
          <List>
            {names.map((name) => (
              <List.Item key={name}>
                <bdi>{name}</bdi>
              </List.Item>
            ))}
          </List>
        </>
      )}
      {isCancel && <p>{texts.providers}</p>}
    </BlockStack>
  );
}
