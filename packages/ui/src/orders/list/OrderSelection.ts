/** The selection, queried for visible rows only ("all, except …" is one object). */
export interface OrderSelection {
  isSelected: (orderId: string) => boolean;
  /** `range`: with Shift, from the last toggled order to this one. */
  onToggle: (orderId: string, options: { range: boolean }) => void;
  /** Why nothing can be selected; the checkboxes stay focusable. */
  disabledReason?: string;
}
