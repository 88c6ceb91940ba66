import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { WorkflowEffects } from './runWorkflows.ts';

/** Workflow decisions about an order so far. */
export interface KeptEffects extends Pick<WorkflowEffects, 'tags' | 'destination'> {
  shippingOptions: ShippingOptions | null;
  warehouseNotes: readonly string[];
  /** When a workflow's hold ends; `null` when no workflow holds it or a person ends the hold. */
  holdUntil: IsoTime | null;
}

/** How to make an order's shipments. */
export interface ShippingOptions extends Pick<
  WorkflowEffects,
  'service' | 'package' | 'insurance' | 'isSignatureRequired'
> {
  /** Absent when an earlier release stored it. */
  giftMessage?: string | null;
}

/** The decisions to keep after workflows ran at an instant on an open order; with `isOpen` false the hold stays. */
export function keepEffects(kept: KeptEffects, effects: WorkflowEffects, isOpen: boolean, at: IsoTime): KeptEffects {
  const known = new Set(kept.warehouseNotes);
  return {
    tags: effects.tags,
    destination: effects.destination ?? kept.destination,
    shippingOptions: withOptions(kept.shippingOptions, effects),
    warehouseNotes: [...kept.warehouseNotes, ...effects.notes.filter((note) => !known.has(note))],
    holdUntil: isOpen ? holdEnd(effects, at) : kept.holdUntil,
  };
}

function withOptions(kept: ShippingOptions | null, effects: ShippingOptions): ShippingOptions | null {
  const options: ShippingOptions = {
    service: effects.service ?? kept?.service ?? null,
    package: effects.package ?? kept?.package ?? null,
    insurance: effects.insurance ?? kept?.insurance ?? null,
    isSignatureRequired: effects.isSignatureRequired || (kept?.isSignatureRequired ?? false),
    giftMessage: effects.giftMessage ?? kept?.giftMessage ?? null,
  };
  return Object.values(options).some((option) => option !== null && option !== false) ? options : null;
}

const hourMs = 3_600_000;

function holdEnd({ stage }: WorkflowEffects, at: IsoTime): IsoTime | null {
  if (stage?.type !== 'hold' || stage.hours === null) return null;
  return new Date(Date.parse(at) + stage.hours * hourMs).toISOString();
}
