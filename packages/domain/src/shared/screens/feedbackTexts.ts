import { inLanguage } from '../../languages/inLanguage.ts';

/** Texts for waiting, failures and results, used by every screen. */
export const feedbackTexts = inLanguage('feedbackTexts', {
  loadingAlone: 'Loading',
  /** `subject` here and below: “the orders”. */
  loading: (subject: string) => `Loading ${subject}`,
  waiting: (subject: string) => `Still waiting for ${subject}`,
  server: 'the server',
  slow: 'This is taking longer than usual. You can wait, retry or cancel.',
  retry: 'Retry',
  cancel: 'Cancel',
  stopped: 'Loading was canceled.',
  stale: (subjects: string) => `You’re still seeing ${subjects} from before the change.`,
  requestId: (id: string) => `Request ID: ${id}`,
  crashed: (name: string) => `${name} could not be shown`,
  crashNote: 'The rest of the page still works. If it happens again, reload the page.',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  results: 'Results of actions',
  newTab: '(opens in a new tab)',
});
