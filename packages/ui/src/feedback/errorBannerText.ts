import { pageLocale } from '@hub/domain/languages';
import { feedbackTexts } from '@hub/domain/shared';
import type { ErrorBannerProps } from './ErrorBanner.tsx';

/**
 * Text of an error banner, which names what stays below it: "You’re still seeing the figures and the orders from before
 * the change."
 */
export function errorBannerText(
  message: string,
  staleSubjects: readonly string[],
): Pick<ErrorBannerProps, 'title' | 'message'> {
  if (staleSubjects.length === 0) return { message };
  return {
    title: message,
    message: feedbackTexts.stale(new Intl.ListFormat(pageLocale('en')).format(staleSubjects)),
  };
}
