import { ActionResultBanners, type NoticeAction, type NoticeLink, type NoticeTone } from '@hub/ui/feedback';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useIsMountedRef } from '../../mutations/useIsMountedRef.ts';

/** The result of an action, single or bulk. */
export interface ShownResult {
  tone: NoticeTone;
  /** The server's message, or the text of §8. */
  message: string;
  /** Order, button and support details. */
  detail?: string | undefined;
  /** `X-Request-Id` of a failed call. */
  requestId?: string | null | undefined;
  /** Undo, if possible. */
  undo?: NoticeAction | undefined;
  /** Retry of the same intent. */
  retry?: NoticeAction | undefined;
  /** Link to the details. */
  link?: NoticeLink | undefined;
  /** Subject, such as an `orderId`; a newer result with the same subject replaces it. */
  about?: string | undefined;
}

export type ReportResult = (report: ShownResult) => void;

const ReportResultContext = createContext<ReportResult | null>(null);

export interface ActionResultsProps {
  /** Results are banners on the dashboard, toasts elsewhere (§8, contract). */
  placement: 'dashboard' | 'list';
  /** The list. */
  children: ReactNode;
}

/** Decides where results of the actions inside it are reported. A result after unmount is a toast. */
export function ActionResults({ placement, children }: ActionResultsProps) {
  const toast = useReportAsToast();
  const [banners, setBanners] = useState<readonly (ShownResult & { id: number })[]>([]);
  const lastId = useRef(0);
  const isMounted = useIsMountedRef();

  const report = useCallback<ReportResult>(
    (result) => {
      if (placement !== 'dashboard' || !isMounted.current) return toast(result);
      const id = ++lastId.current;
      setBanners((before) => [
        { ...result, id },
        ...before.filter(({ tone, about }) => tone !== 'success' && (about === undefined || about !== result.about)),
      ]);
    },
    [placement, toast, isMounted],
  );
  const dismiss = (id: number) => setBanners((before) => before.filter((banner) => banner.id !== id));

  return (
    <ReportResultContext.Provider value={report}>
      <ActionResultBanners
        reports={banners.map((banner) => ({
          id: banner.id,
          tone: banner.tone,
          message: banner.message,
          detail: detailOf(banner),
          buttons: recoveryActions(banner).map((action) => ({
            ...action,
            onAction() {
              dismiss(banner.id);
              action.onAction();
            },
          })),
          link: banner.link,
          onDismiss: () => dismiss(banner.id),
        }))}
      />
      {children}
    </ReportResultContext.Provider>
  );
}

/** Reports a result to the surrounding `ActionResults`; without one, as a toast. */
export function useReportResult(): ReportResult {
  const toast = useReportAsToast();
  return useContext(ReportResultContext) ?? toast;
}

function useReportAsToast(): ReportResult {
  const { toasts } = useAppEnvironment();
  return useCallback(
    (result) => {
      const { tone, message, link, about } = result;
      const buttons = recoveryActions(result);
      toasts.show(message, tone === 'critical' ? 'error' : tone, {
        detail: detailOf(result),
        link,
        tag: about,
        ...(buttons.length > 0 && { buttons }),
      });
    },
    [toasts],
  );
}

function recoveryActions({ undo, retry }: ShownResult): readonly NoticeAction[] {
  return [undo, retry].filter((action) => action !== undefined);
}

function detailOf({ detail, requestId }: ShownResult): string | undefined {
  return [detail, requestId ? `request ${requestId}` : undefined].filter(Boolean).join(' · ') || undefined;
}
