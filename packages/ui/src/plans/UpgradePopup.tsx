import { type ChargeType, type PlanId, planNotes, planTexts, pricingPath, type UpgradeOffer } from '@hub/domain/plans';
import { BlockStack, Button, Modal, Text } from '@shopify/polaris';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ActionButton } from '../actions/index.ts';
import { ModalBody } from '../dialogs/index.ts';
import { PlanGrid } from './PlanGrid.tsx';
import type { PlanPurchase } from './PlanPurchase.ts';

export interface UpgradePopupProps {
  /** Whether it is open. */
  open: boolean;
  /** The offered plans, and whether it is large (§2). */
  offer: UpgradeOffer;
  /** The store's plan as shop info reports it; null: unknown. */
  chargeType: ChargeType;
  /** The running or failed purchase. */
  purchase: PlanPurchase;
  /** Note about the currency; null: none. */
  currencyNote: string | null;
  /** Why "See all pricing options" is disabled: no permission for the settings. */
  pricingDisabledReason: string | null;
  /** Why the plans are disabled: no edit permission for the settings. */
  choosingDisabledReason: string | null;
  /** A plan's button was pressed. */
  onChoose: (planId: PlanId) => void;
  /** Called on close. */
  onClose: () => void;
}

/** The upgrade popup (§2). */
export function UpgradePopup({
  open,
  offer,
  chargeType,
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
              chargeType={chargeType}
              purchase={purchase}
              getDisabledReason={() => choosingDisabledReason}
              onChoose={onChoose}
            />
            <Text as="p" tone="subdued">
              {planNotes.confirmFirst} {currencyNote}
            </Text>
          </BlockStack>
        </Modal.Section>
      </ModalBody>
    </Modal>
  );
}

/** A link to the billing tab (§2). */
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
 * Focus target after closing. Polaris focuses the first focusable element inside it, so this is the parent of the
 * element that had the focus.
 */
function useOpener(open: boolean): RefObject<HTMLElement> {
  const openerContainer = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (open) openerContainer.current = document.activeElement?.parentElement ?? null;
  }, [open]);
  return openerContainer as RefObject<HTMLElement>;
}
