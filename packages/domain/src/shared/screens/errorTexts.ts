import { inLanguage } from '../../languages/inLanguage.ts';

/** What a failed call means and what to do next. */
export const errorTexts = inLanguage('errorTexts', {
  /** The session alert says what to do (§8); this says why a part of the screen is empty. */
  sessionExpired: 'Not loaded: your session expired.',
  notSent:
    'Nothing was sent, because a cookie or token is damaged. Reload the page. If it happens again, clear this site’s cookies.',
  unreachable: 'We can’t reach the server. Check your connection and try again.',
  endless:
    'The server keeps sending pages without new orders, so we stopped loading. Try again. If it keeps happening, contact support.',
  redirected:
    'The server redirected this request, so we didn’t follow it. Reload the page. If it keeps happening, contact support.',
  unreadable: 'We couldn’t read the server’s answer. Try again. If it keeps happening, contact support.',
  forbidden: 'You don’t have permission to do this.',
  notFound: 'We couldn’t find this.',
  busy: 'The server is busy. Wait a moment and try again.',
  failed: 'The server had a problem. Try again in a moment.',
  /** §8. */
  unknown: 'Something went wrong',
  /** Heading for a shop that failed to load (§8). */
  internal: 'Internal Server Error.',
});
