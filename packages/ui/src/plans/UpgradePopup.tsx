import { type PlanId, planTexts, pricingPath, type UpgradeOffer } from '@hub/domain/plans';
import { BlockStack, Button, Modal, Text } from '@shopify/polaris';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ActionButton } from '../actions/index.ts';
import { ModalBody } from '../dialogs/index.ts';
import { PlanGrid } from './PlanGrid.tsx';
import type { PlanPurchase } from './PlanPurchase.ts';

export interface UpgradePopupProps {
  /** Whether it shows. */
  open: boolean;
  /** The plans above the current one, and whether that makes it large (§2). */
  offer: UpgradeOffer;
  /** The plan that is being bought, or how that failed. */
  purchase: PlanPurchase;
  /** About the money of the prices; null where there is nothing to say. */
  currencyNote: string | null;
  /** A sentence keeps "See all pricing options" off and says why, where the person may not open the settings. */
  pricingDisabledReason: string | null;
  /** A sentence keeps the plans off and says why, where the person may not change the store's settings. */
  choosingDisabledReason: string | null;
  /** The button of a plan was pressed. */
  onChoose: (planId: PlanId) => void;
  /** Closed without choosing. */
  onClose: () => void;
}

/** The upgrade popup of §2: a Growth card, an Elite card, or both. */
export function UpgradePopup({
  open,
  offer,
  purchase,
  currencyNote,
  pricingDisabledReason,
  choosingDisabledReason,
  onChoose,
  onClose,
}: UpgradePopupProps) {
  const opener = useOpener(open);
  return (
    <Modal
      open={open}
      activator={opener}
      title={planTexts.upgradeTitle}
      {...(offer.isLarge ? { size: 'large' } : {})}
      onClose={onClose}
      noScroll
      footer={<PricingLink disabledReason={pricingDisabledReason} onFollow={onClose} />}
    >
      <ModalBody>
        <Modal.Section>
          <BlockStack gap="400">
            <PlanGrid
              plans={offer.plans}
              currentId={null}
              purchase={purchase}
              getDisabledReason={() => choosingDisabledReason}
              onChoose={onChoose}
            />
            {currencyNote && (
              <Text as="p" tone="subdued">
                {currencyNote}
              </Text>
            )}
          </BlockStack>
        </Modal.Section>
      </ModalBody>
    </Modal>
  );
}

/** "See all pricing options" goes to the billing tab (§2). */
function PricingLink({ disabledReason, onFollow }: { disabledReason: string | null; onFollow(): void }) {
  if (disabledReason !== null)
    return <ActionButton label={planTexts.seeAllPricing} disabledReason={disabledReason} onAction={onFollow} />;
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
  const openerContainer = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (open) openerContainer.current = document.activeElement?.parentElement ?? null;
  }, [open]);
  return openerContainer as RefObject<HTMLElement>;
}
