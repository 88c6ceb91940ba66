import type { NoticeAction, NoticeLink } from '@hub/ui/feedback';
import type { ToastTone } from '../shell/ShellPort.ts';

/** What a toast may say beyond its message. */
export interface ToastOptions {
  detail?: string | undefined;
  /** Ways on, such as Undo; the toast is gone once one is taken. */
  buttons?: readonly NoticeAction[] | undefined;
  link?: NoticeLink | undefined;
  /** What it is about: a newer toast about the same takes its place. */
  tag?: string | undefined;
  /**
   * Something is under way, and the buttons are the only ways out of it: it stays until whoever shows it takes it away.
   */
  isPending?: boolean | undefined;
}

export interface ToastMessage extends ToastOptions {
  id: number;
  message: string;
  tone: ToastTone | 'warning';
}

/** The toasts on the screen, oldest first; the shape that `useSyncExternalStore` wants. */
export interface ToastStore {
  /** Returns the id that `dismiss` takes. */
  show(message: string, tone: ToastMessage['tone'], options?: ToastOptions): number;
  dismiss(id: number): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): readonly ToastMessage[];
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
    show(message, tone, options = {}) {
      const id = ++lastId;
      const buttons = options.buttons?.map((button) => ({
        ...button,
        onAction() {
          dismiss(id);
          button.onAction();
        },
      }));
      const others = toasts.filter(({ tag }) => tag === undefined || tag !== options.tag);
      replace([...others, { ...options, id, message, tone, ...(buttons && { buttons }) }]);
      return id;
    },
    dismiss,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => toasts,
  };
}
