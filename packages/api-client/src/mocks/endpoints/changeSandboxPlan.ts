import { workflowsBeyondPlan } from '@hub/domain/workflows';
import type { SandboxShop } from '../shop/SandboxShop.ts';

/** Sets a shop's plan, and switches off active workflows beyond its limit. */
export function changeSandboxPlan(shop: SandboxShop, chargeType: number, now: Date): void {
  shop.chargeType = chargeType;
  const beyond = new Set(workflowsBeyondPlan(chargeType, shop.workflows.list));
  if (beyond.size === 0) return;
  const workflows = [...beyond].map(({ workflowId, name }) => ({ workflowId, name }));
  shop.workflows.list = shop.workflows.list.map((workflow) =>
    beyond.has(workflow) ? { ...workflow, isActive: false, activeSince: null } : workflow,
  );
  shop.plan.paused = { at: now.toISOString(), workflows };
}
