/** Value of the session marker after a 401 (§4, §8). */
export const sessionExpiredMarker = 'e40';

/** Text of the alert (§4, §8). */
export const sessionExpiredText = 'Session expired, please reload the page!';
