import { trackedOrder } from '@hub/domain/orders/shipping';
import {
  decideTrackingPageSave,
  guessLimits,
  isTrackingProof,
  mayGuess,
  orderNumberKey,
  recentGuesses,
} from '@hub/domain/tracking';
import type { PublicTrackingPort, TrackingPort } from '../../tracking/trackingHandlers.ts';
import { type SandboxCall, savedBy } from '../http/SandboxCall.ts';
import { recipientOf } from '../shop/sampleRecipient.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { stateOf } from '../shop/stateOf.ts';

export function trackingPort({ shop, now }: SandboxCall): TrackingPort & PublicTrackingPort {
  const { tracking } = shop;
  return {
    readTrackingPage: () => tracking.saved,
    saveTrackingPage: ({ baseVersion, page }) => {
      const decision = decideTrackingPageSave(tracking.saved, page, baseVersion, savedBy(shop, now));
      if (decision.type === 'saved') tracking.saved = decision.saved;
      return decision;
    },
    trackOrder: ({ orderNumber, proof }) => {
      const { saved, wrongGuesses } = tracking;
      if (!saved.isOn) return { type: 'off' };
      const number = orderNumberKey(orderNumber);
      const times = recentGuesses(wrongGuesses.get(number) ?? [], now.getTime());
      if (!mayGuess(times, now.getTime(), guessLimits.order)) return { type: 'tooMany' };
      const order = provenOrder(shop, number, proof);
      if (order !== null) return { type: 'found', order, showsItems: saved.showsItems };
      wrongGuesses.set(number, [...times, now.getTime()]);
      return { type: 'notFound' };
    },
  };
}

function provenOrder(shop: SandboxShop, number: string, proof: string) {
  const found = shop.orders.find(({ name }) => orderNumberKey(name) === number);
  if (found === undefined) return null;
  const { email, postcode } = recipientOf(found);
  if (!isTrackingProof({ email, postcode }, proof)) return null;
  const { order, detail, stage } = stateOf(found);
  return trackedOrder(order, detail, stage);
}
