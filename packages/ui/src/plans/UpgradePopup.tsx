import { type PlanId, planNotes, planTexts, pricingPath, type UpgradeOffer } from '@hub/domain/plans';
import { BlockStack, Button, Modal, Text } from '@shopify/polaris';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ActionButton } from '../shared/index.ts';
import { PlanCard } from './PlanCard.tsx';
import type { PlanPurchase } from './PlanPurchase.ts';
import { PurchaseNotice } from './PurchaseNotice.tsx';
import styles from './UpgradePopup.module.css';

export interface UpgradePopupProps {
  open: boolean;
  /** The plans above the current one, and whether that makes it large (§2). */
  offer: UpgradeOffer;
  purchase: PlanPurchase;
  /** About the money of the prices; null where there is nothing to say. */
  currencyNote: string | null;
  /** A sentence keeps "See all pricing options" off and says why, where the person may not open the settings. */
  pricingOffReason: string | null;
  onChoose(planId: PlanId): void;
  onClose(): void;
}

/** The upgrade popup of §2: a Growth card, an Elite card, or both. */
export function UpgradePopup({ open, offer, purchase, currencyNote, pricingOffReason, onChoose, onClose }: UpgradePopupProps) {
  const { running } = purchase;
  const opener = useOpener(open);
  return (
    <Modal
      open={open}
      activator={opener}
      title={planTexts.upgradeTitle}
      {...(offer.isLarge ? { size: 'large' } : {})}
      onClose={onClose}
      footer={<PricingLink offReason={pricingOffReason} onFollow={onClose} />}
    >
      <Modal.Section>
        <BlockStack gap="400">
          <PurchaseNotice of={purchase} />
          <div className={styles.plans} data-count={offer.plans.length}>
            {offer.plans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                isRunning={running?.planId === plan.id}
                disabledReason={running && running.planId !== plan.id ? planNotes.oneAtATime : null}
                onChoose={() => onChoose(plan.id)}
              />
            ))}
          </div>
          {currencyNote && (
            <Text as="p" tone="subdued">
              {currencyNote}
            </Text>
          )}
        </BlockStack>
      </Modal.Section>
    </Modal>
  );
}

/** "See all pricing options" goes to the billing tab (§2). */
function PricingLink({ offReason, onFollow }: { offReason: string | null; onFollow(): void }) {
  if (offReason !== null) return <ActionButton label={planTexts.seeAllPricing} disabledReason={offReason} onAction={onFollow} />;
  return (
    <Button url={pricingPath} onClick={onFollow}>
      {planTexts.seeAllPricing}
    </Button>
  );
}

/**
 * What the focus returns to. The popup is opened from many places and by itself; the kit looks inside an element for
 * something to focus, so it is given what stands around the opener.
 */
function useOpener(open: boolean): RefObject<HTMLElement> {
  const around = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (open) around.current = document.activeElement?.parentElement ?? null;
  }, [open]);
  return around as RefObject<HTMLElement>;
}
