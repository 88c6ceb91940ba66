/** One package, bundle or collection being added or changed. */
export interface ItemEditor<Settings, Item> {
  /** null: a new item. */
  id: string | null;
  /** The settings as shown on the screen. */
  settings: Settings;
  isDirty: boolean;
  isSaving: boolean;
  /** Newer version by someone else that blocked the save; null: none. */
  newer: Item | null;
}

/** Actions on an item. */
export interface ItemActions<Settings> {
  /** Opens the editor of a new item. */
  onAdd: () => void;
  /** Opens the editor of an item. */
  onOpen: (id: string) => void;
  /** The settings in the editor changed. */
  onChange: (settings: Settings) => void;
  /** Saves the editor's settings, over a newer version if there is one. */
  onSave: () => void;
  /** Closes the editor without saving; a newer version stays. */
  onClose: () => void;
  /** Called once the person has confirmed. */
  onDelete: (id: string) => void;
}
