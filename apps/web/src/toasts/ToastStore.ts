import type { ReadonlyStore } from '@hub/domain/shared';
import type { NoticeAction, NoticeLink } from '@hub/ui/feedback';
import { createStore } from 'zustand/vanilla';

export type ToastTone = 'success' | 'error';

/** Optional parts of a toast. */
export interface ToastOptions {
  detail?: string | undefined;
  /** Buttons, such as Undo; pressing one dismisses the toast. */
  buttons?: readonly NoticeAction[] | undefined;
  link?: NoticeLink | undefined;
  /** Subject: a newer toast with the same one replaces it. */
  tag?: string | undefined;
  /** Something is pending: only its buttons or its owner remove it. */
  isPending?: boolean | undefined;
}

export interface ToastMessage extends ToastOptions {
  id: number;
  message: string;
  tone: ToastTone | 'warning';
}

/** The visible toasts, oldest first. */
export interface ToastStore extends ReadonlyStore<readonly ToastMessage[]> {
  /** Returns the id for `dismiss`. */
  show(message: string, tone: ToastMessage['tone'], options?: ToastOptions): number;
  dismiss(id: number): void;
}

export function createToastStore(): ToastStore {
  const store = createStore((): readonly ToastMessage[] => []);
  let lastId = 0;
  const dismiss = (id: number) => store.setState((toasts) => toasts.filter((toast) => toast.id !== id), true);

  return {
    ...store,
    show(message, tone, options = {}) {
      const id = ++lastId;
      const buttons = options.buttons?.map((button) => ({
        ...button,
        onAction() {
          dismiss(id);
          button.onAction();
        },
      }));
      const others = store.getState().filter(({ tag }) => tag === undefined || tag !== options.tag);
      store.setState([...others, { ...options, id, message, tone, ...(buttons && { buttons }) }], true);
      return id;
    },
    dismiss,
  };
}
