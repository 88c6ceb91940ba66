import type { planEndpoints } from '../../plans/planEndpoints.ts';
import type { Mocks } from '../http/Mock.ts';
import { randomToken } from '../shop/createShop.ts';
import { confirmationPath } from './billingConfirmation.ts';

export const planMocks = {
  createBilling: ({ shop, body, origin }) => {
    if (body.flag <= shop.chargeType) return { message: 'This plan is active already.' };
    const code = randomToken();
    shop.billing.set(code, body.flag);
    return { data: { location: `${origin}${confirmationPath}?code=${code}` } };
  },
} satisfies Mocks<typeof planEndpoints>;
