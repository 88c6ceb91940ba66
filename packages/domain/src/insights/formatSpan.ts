const minute = 60_000;

/** A length of time in words, to the two parts that matter: "35 min", "5 h 20 min", "3 days 4 h". A dash for null. */
export function formatSpan(milliseconds: number | null): string {
  if (milliseconds === null || !Number.isFinite(milliseconds)) return '–';
  const minutes = Math.round(milliseconds / minute);
  if (minutes < 1) return 'under a minute';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return twoParts(`${hours} h`, minutes % 60, 'min');
  const days = Math.floor(hours / 24);
  return twoParts(days === 1 ? '1 day' : `${days} days`, hours % 24, 'h');
}

function twoParts(large: string, small: number, unit: string): string {
  return small === 0 ? large : `${large} ${small} ${unit}`;
}
