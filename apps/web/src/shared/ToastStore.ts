import type { ToastTone } from './ShellPort.ts';

export interface ToastMessage {
  id: number;
  message: string;
  tone: ToastTone;
}

/** The toasts on the screen, oldest first; the shape that `useSyncExternalStore` wants. */
export interface ToastStore {
  show(message: string, tone: ToastTone): void;
  dismiss(id: number): void;
  subscribe(listener: () => void): () => void;
  read(): readonly ToastMessage[];
}

export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let toasts: readonly ToastMessage[] = [];
  let lastId = 0;
  const replace = (next: readonly ToastMessage[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  return {
    show: (message, tone) => replace([...toasts, { id: ++lastId, message, tone }]),
    dismiss: (id) => replace(toasts.filter((toast) => toast.id !== id)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => toasts,
  };
}
