import { appRoutes } from '@hub/domain/navigation';
import { demoShop } from './demoShop.ts';

/** Capabilities that the screens of all tabs need. */
const capabilities = [
  ...new Set(appRoutes.flatMap(({ tabs }) => tabs.flatMap(({ needs, hiddenWithout }) => needs ?? hiddenWithout ?? []))),
];

/** A body of `shopInfo` (§7): the owner of an onboarded shop on a server with all tabs; `facts` override. */
export function shopInfoReply(facts: Record<string, unknown> = {}, token: string | null = 'shop-token'): Response {
  const data = {
    shop: demoShop,
    user_name: 'Ada',
    user_id: '7',
    role: '1',
    permission: null,
    onboard_status: '1',
    install_status: '1',
    charge_type: 2,
    capabilities,
    ...facts,
  };
  return Response.json({ data }, { headers: token === null ? {} : { Authorization: token } });
}
