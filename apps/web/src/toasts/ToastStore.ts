import type { NoticeAction, NoticeLink } from '@hub/ui/feedback';
import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../stores/ReadonlyStore.ts';

export type ToastTone = 'success' | 'error';

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

/** The toasts on the screen, oldest first. */
export interface ToastStore extends ReadonlyStore<readonly ToastMessage[]> {
  /** Returns the id that `dismiss` takes. */
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
