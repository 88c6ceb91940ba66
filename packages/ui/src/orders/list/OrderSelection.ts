/**
 * Which orders are selected. Kept outside the rows ("all, except …" is one object, not 100,000), asked for those in
 * sight.
 */
export interface OrderSelection {
  isSelected: (orderId: string) => boolean;
  /** `range`: with Shift, meaning from the last one to this. */
  onToggle: (orderId: string, options: { range: boolean }) => void;
  /** Why nothing can be selected now; the checkboxes stay focusable and say so. */
  disabledReason?: string;
}
