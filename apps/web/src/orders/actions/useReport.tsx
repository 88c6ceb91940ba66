import { ReportBanners, type ReportButton, type ReportLink, type ReportTone } from '@hub/ui/shared';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useAppEnvironment } from '../../shared/AppEnvironment.ts';

/** What became of an action, single or bulk. */
export interface ActionReport {
  tone: ReportTone;
  /** The server's words, or §8's. */
  message: string;
  /** Which order, which button; more for support. */
  detail?: string | undefined;
  /** `X-Request-Id` of the call, where it went wrong. */
  requestId?: string | null | undefined;
  /** Undo, for what can be taken back. */
  undo?: ReportButton | undefined;
  /** Once more, for the same intent. */
  retry?: ReportButton | undefined;
  /** The way to the rest. */
  link?: ReportLink | undefined;
  /** What it is about, such as an `orderId`: a newer report about the same takes its place. */
  about?: string | undefined;
}

export type Report = (report: ActionReport) => void;

const ReportContext = createContext<Report | null>(null);

export interface ReportPlaceProps {
  /** On the dashboard a result is a banner above the list, elsewhere a toast (§8, contract). */
  place: 'dashboard' | 'list';
  /** The list. */
  children: ReactNode;
}

/**
 * Decides where the results of actions inside it are told. What comes when the place has left the screen is a toast.
 */
export function ReportPlace({ place, children }: ReportPlaceProps) {
  const toast = useToast();
  const [banners, setBanners] = useState<readonly (ActionReport & { id: number })[]>([]);
  const lastId = useRef(0);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const report = useCallback<Report>(
    (news) => {
      if (place !== 'dashboard' || !isShown.current) return toast(news);
      const id = ++lastId.current;
      setBanners((before) => [
        { ...news, id },
        ...before.filter(({ tone, about }) => tone !== 'success' && (about === undefined || about !== news.about)),
      ]);
    },
    [place, toast],
  );
  const dismiss = (id: number) => setBanners((before) => before.filter((banner) => banner.id !== id));

  return (
    <ReportContext.Provider value={report}>
      <ReportBanners
        reports={banners.map((banner) => ({
          id: banner.id,
          tone: banner.tone,
          message: banner.message,
          detail: detailOf(banner),
          buttons: waysOn(banner).map((way) => ({
            ...way,
            onAction() {
              dismiss(banner.id);
              way.onAction();
            },
          })),
          link: banner.link,
          onDismiss: () => dismiss(banner.id),
        }))}
      />
      {children}
    </ReportContext.Provider>
  );
}

/** Tells what became of an action in the place around it; without one, as a toast. */
export function useReport(): Report {
  const toast = useToast();
  return useContext(ReportContext) ?? toast;
}

function useToast(): Report {
  const { toasts } = useAppEnvironment();
  return useCallback(
    (news) => {
      const { tone, message, link, about } = news;
      const buttons = waysOn(news);
      toasts.show(message, tone === 'critical' ? 'error' : tone, {
        detail: detailOf(news),
        link,
        about,
        ...(buttons.length > 0 && { buttons }),
      });
    },
    [toasts],
  );
}

function waysOn({ undo, retry }: ActionReport): readonly ReportButton[] {
  return [undo, retry].filter((way) => way !== undefined);
}

function detailOf({ detail, requestId }: ActionReport): string | undefined {
  return [detail, requestId ? `request ${requestId}` : undefined].filter(Boolean).join(' · ') || undefined;
}
