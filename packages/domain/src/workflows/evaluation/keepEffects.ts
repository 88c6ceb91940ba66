import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { WorkflowEffects } from './runWorkflows.ts';

/** What workflows have decided about an order so far. */
export interface KeptEffects extends Pick<WorkflowEffects, 'tags' | 'destination'> {
  shippingOptions: ShippingOptions | null;
  warehouseNotes: readonly string[];
  /** When its hold by a workflow ends; null: no workflow holds it, or a person ends the hold. */
  holdUntil: IsoTime | null;
}

/** How the shipments of an order are to be made. */
export interface ShippingOptions extends Pick<
  WorkflowEffects,
  'service' | 'package' | 'insurance' | 'isSignatureRequired'
> {
  /** Absent: kept by an earlier release. */
  giftMessage?: string | null;
}

/** What is kept after workflows ran at an instant on an open order; of any other one, `isOpen` false, the hold stays. */
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
