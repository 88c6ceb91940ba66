/** One package, bundle or collection that is being added or changed. */
export interface ItemEditor<Settings, Item> {
  /** Null: it is new. */
  id: string | null;
  /** As they are on the screen. */
  settings: Settings;
  isDirty: boolean;
  isSaving: boolean;
  /** Somebody else’s newer version that refused the save; null for none. */
  newer: Item | null;
}

/** What is done with an item. */
export interface ItemActions<Settings> {
  /** Opens the editor of a new item. */
  onAdd: () => void;
  /** Opens the editor of an item. */
  onOpen: (id: string) => void;
  /** Something was typed in the editor. */
  onChange: (settings: Settings) => void;
  /** Saves what the editor holds, also over a newer version. */
  onSave: () => void;
  /** Closes the editor without a save, so that a newer version stays. */
  onClose: () => void;
  /** After the person has confirmed it. */
  onDelete: (id: string) => void;
}
