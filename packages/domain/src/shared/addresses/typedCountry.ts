import { countryLabels } from './countryLabel.ts';
import { countryName } from './countryName.ts';

/** The stored name for a country typed in the page's language; other text stays. */
export function typedCountry(text: string): string {
  const labels = countryLabels();
  if (labels === null) return text;
  const typed = text.trim().toLowerCase();
  const own = [...labels].find(([name, label]) => [name, label].some((each) => each.toLowerCase() === typed));
  return own?.[0] ?? countryName(text);
}
