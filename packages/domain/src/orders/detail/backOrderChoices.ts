import type { BulkAction } from '../bulk/BulkAction.ts';
import { backOrderChoiceTexts } from './backOrderTexts.ts';

/** Values of the back order list's Action select; `bulk-order-action` sends them as `action` (§7). */
export type BackOrderChoiceValue = 'move_to_open' | 'move_to_open_partially';

export interface BackOrderChoice {
  value: BackOrderChoiceValue;
  /** The action on each selected order. */
  action: Extract<BulkAction, 'available' | 'available-partially'>;
  label: string;
}

/** Label of the select (§2). */
export const backOrderSelectLabel = backOrderChoiceTexts.action;

/** Error for any other value (§5). */
export const invalidAction = 'Invalid Action';

/** Options of the Action select for that many selected orders (§2). */
export function backOrderChoices(selected: number): readonly BackOrderChoice[] {
  return [
    { value: 'move_to_open', action: 'available', label: backOrderChoiceTexts.toOpen(selected) },
    {
      value: 'move_to_open_partially',
      action: 'available-partially',
      label: backOrderChoiceTexts.toPartially(selected),
    },
  ];
}

/** Validates a value of the Action select (§5). */
export function parseBackOrderChoice(text: string): BackOrderChoiceValue | { error: typeof invalidAction } {
  return text === 'move_to_open' || text === 'move_to_open_partially' ? text : { error: invalidAction };
}
