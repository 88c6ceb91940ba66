import { inLanguage } from '../languages/inLanguage.ts';
import {
  findProvider,
  instructionWords,
  type ShippingInstruction,
  shippingInstructions,
} from '../providers/providers.ts';
import { joinNames } from '../shared/texts/joinNames.ts';
import { shareOf, type ValuedLine, valueOfUnits } from './declaredValues.ts';

/** A workflow's instructions to the order's 3PL. */
export interface ShippingInstructions {
  isSignatureRequired: boolean;
  /** In the order's currency; `null` when not insured. */
  insuredValue: number | null;
  /** For the warehouse. */
  notes: readonly string[];
  /** For the recipient; `null` for none. */
  giftMessage: string | null;
}

export const noInstructions: ShippingInstructions = {
  isSignatureRequired: false,
  insuredValue: null,
  notes: [],
  giftMessage: null,
};

/** An order's instructions that its 3PL has no field for. `package`: a chosen package's name; `null` for none. */
export function unsupportedInstructions(
  providerId: string,
  asked: ShippingInstructions & { package: string | null },
): ShippingInstruction[] {
  const isAsked = {
    signature: asked.isSignatureRequired,
    insurance: asked.insuredValue !== null,
    note: asked.notes.length > 0,
    giftMessage: asked.giftMessage !== null,
    package: asked.package !== null,
  } satisfies Record<ShippingInstruction, boolean>;
  return shippingInstructions.filter((instruction) => isAsked[instruction] && !takes(providerId, instruction));
}

/**
 * What one of several 3PLs insures: its lines' share of the value of all goods, to the cent; `null` for goods of no
 * value, the full amount when a value is unknown. `earlier`: units by line in the order's earlier shipments.
 */
export function insuredPart(
  amount: number | null,
  sent: readonly Pick<ValuedLine, 'lineItemId' | 'quantity'>[],
  lines: readonly ValuedLine[],
  values: ReadonlyMap<string, number | null>,
  earlier: ReadonlyMap<string, number> = new Map(),
): number | null {
  if (amount === null) return null;
  const parts = sent.map((line) => valueOfUnits(values, line, lines, earlier));
  if (parts.includes(null) || [...values.values()].includes(null)) return amount;
  const whole = centsOf([...values.values()]);
  if (whole <= 0) return amount;
  const before = [...earlier].map(([lineItemId, quantity]) => valueOfUnits(values, { lineItemId, quantity }, lines));
  const share = shareOf(amount, { from: centsOf(before), part: centsOf(parts), whole });
  return share > 0 ? share : null;
}

function centsOf(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + Math.round((value ?? 0) * 100), 0);
}

/**
 * Which connected 3PLs have no field for it: "Shipbob and Capacity can’t be told about this. …"; `null` when all have
 * one.
 */
export function unsupportedByText(
  instruction: ShippingInstruction,
  connected: readonly { id: string; name: string }[],
): string | null {
  const names = connected.filter(({ id }) => !takes(id, instruction)).map(({ name }) => name);
  return names.length === 0 ? null : instructionTexts.unsupportedBy(joinNames(names));
}

/** Which workflow instructions a connected 3PL has fields for, and which not. */
export function instructionsText(providerId: string): string {
  const supported = shippingInstructions.filter((instruction) => takes(providerId, instruction));
  const unsupported = shippingInstructions.filter((instruction) => !takes(providerId, instruction));
  return [
    supported.length > 0 && instructionTexts.supported(joinNames(supported.map((each) => instructionWords[each]))),
    unsupported.length > 0 &&
      instructionTexts.unsupported(joinNames(unsupported.map((each) => instructionWords[each]))),
  ]
    .filter((text) => text !== false)
    .join(' ');
}

export const instructionTexts = inLanguage('instructionTexts', {
  supported: (instructions: string) => `From workflows, it’s told about ${instructions}.`,
  unsupported: (instructions: string) => `It can’t be told about ${instructions}. Arrange that with the warehouse.`,
  unsupportedBy: (providers: string) => `${providers} can’t be told about this. Arrange it with the warehouse.`,
});

function takes(providerId: string, instruction: ShippingInstruction): boolean {
  return findProvider(providerId)?.takes.includes(instruction) ?? false;
}
