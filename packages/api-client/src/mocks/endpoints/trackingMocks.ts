import { trackedOrder } from '@hub/domain/orders';
import {
  decideTrackingPageSave,
  guessLimits,
  isTrackingProof,
  mayGuess,
  orderNumberKey,
  recentGuesses,
  trackingTexts,
} from '@hub/domain/tracking';
import { saveReply } from '../../http/saveReply.ts';
import { RequestError, requestErrors } from '../../server/RequestError.ts';
import type { trackingEndpoints } from '../../tracking/trackingEndpoints.ts';
import {
  toTrackingPage,
  toWireSavedTrackingPage,
  toWireTrackedOrder,
  toWireTrackingPageLook,
} from '../../tracking/wireTracking.ts';
import type { Mocks } from '../http/Mock.ts';
import { sampleRecipient } from '../shop/sampleRecipient.ts';
import { sampleDelivery } from '../shop/sampleDelivery.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { stateOf } from '../shop/stateOf.ts';

export const trackingMocks = {
  getTrackingPage: ({ shop }) => toWireSavedTrackingPage(shop.tracking.saved),
  saveTrackingPage: ({ shop, body, now }) => {
    const by = { savedAt: now.toISOString(), savedBy: shop.userName };
    const decision = decideTrackingPageSave(
      shop.tracking.saved,
      toTrackingPage(body.page),
      Number(body.base_version),
      by,
    );
    if (decision.type === 'saved') shop.tracking.saved = decision.saved;
    return saveReply(decision, toWireSavedTrackingPage, (saved) => ({ saved }));
  },
  openTrackingPage: ({ shop }) => {
    if (!shop.tracking.saved.isOn) throw requestErrors.noTrackingPage();
    return toWireTrackingPageLook(shop.tracking.saved);
  },
  trackOrder: ({ shop, body, now }) => {
    const { saved, wrongGuesses } = shop.tracking;
    if (!saved.isOn) throw requestErrors.noTrackingPage();
    const number = orderNumberKey(body.order_number);
    const times = recentGuesses(wrongGuesses.get(number) ?? [], now.getTime());
    if (!mayGuess(times, now.getTime(), guessLimits.order)) throw new RequestError(429, trackingTexts.tooMany);
    const order = provenOrder(shop, number, body.proof);
    if (order === null) {
      wrongGuesses.set(number, [...times, now.getTime()]);
      return { status: 'error', message: trackingTexts.notFound };
    }
    return { status: 'success', order: toWireTrackedOrder(order, saved.showsItems) };
  },
} satisfies Mocks<typeof trackingEndpoints>;

function provenOrder(shop: SandboxShop, number: string, proof: string) {
  const found = shop.orders.find(({ name }) => orderNumberKey(name) === number);
  if (found === undefined) return null;
  const { postcode } = sampleDelivery(found.seed);
  const { email } = sampleRecipient({ ...found.seed, postcode });
  if (!isTrackingProof({ email, postcode }, proof)) return null;
  const { order, detail, stage } = stateOf(found);
  return trackedOrder(order, detail, stage);
}
