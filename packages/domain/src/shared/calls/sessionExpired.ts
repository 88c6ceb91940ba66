import { inLanguage } from '../../languages/inLanguage.ts';

/** Value of the session marker after a 401 (§4, §8). */
export const sessionExpiredMarker = 'e40';

/** Text of the alert (§4, §8). */
export const sessionExpiredText = inLanguage('sessionExpiredText', 'Session expired, please reload the page!');
