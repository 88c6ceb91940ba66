/** What the session marker becomes when any call is answered with 401 (§4, §8). */
export const sessionExpiredMarker = 'e40';

/** The one alert that says so (§4, §8). */
export const sessionExpiredText = 'Session expired, please reload the page!';
