import type { ReportButton, ReportLink } from '@hub/ui/shared';
import type { ToastTone } from './ShellPort.ts';

/** What a toast may say beyond its message. */
export interface ToastMore {
  detail?: string | undefined;
  /** Ways on, such as Undo; the toast is gone once one is taken. */
  buttons?: readonly ReportButton[] | undefined;
  link?: ReportLink | undefined;
  /** What it is about: a newer toast about the same takes its place. */
  about?: string | undefined;
  /**
   * Something is under way, and the buttons are the only ways out of it: it stays until whoever shows it takes it away.
   */
  isPending?: boolean | undefined;
}

export interface ToastMessage extends ToastMore {
  id: number;
  message: string;
  tone: ToastTone | 'warning';
}

/** The toasts on the screen, oldest first; the shape that `useSyncExternalStore` wants. */
export interface ToastStore {
  /** Returns the id that `dismiss` takes. */
  show(message: string, tone: ToastMessage['tone'], more?: ToastMore): number;
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
  const dismiss = (id: number) => replace(toasts.filter((toast) => toast.id !== id));

  return {
    show(message, tone, more = {}) {
      const id = ++lastId;
      const buttons = more.buttons?.map((button) => ({
        ...button,
        onAction() {
          dismiss(id);
          button.onAction();
        },
      }));
      const others = toasts.filter(({ about }) => about === undefined || about !== more.about);
      replace([...others, { ...more, id, message, tone, ...(buttons && { buttons }) }]);
      return id;
    },
    dismiss,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => toasts,
  };
}
