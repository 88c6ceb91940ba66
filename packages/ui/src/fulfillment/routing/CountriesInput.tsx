import { unknownCountryText } from '@hub/domain/routing';
import { countries, countryCode, countryLabel } from '@hub/domain/shared';
import { ChipInput, type ChipInputProps } from './ChipInput.tsx';

type CountriesInputProps = Omit<ChipInputProps, 'read' | 'suggestions' | 'labelOf'>;

const names = countries.map(({ name }) => name);

/** Countries by name or code; the values are ISO 3166 codes. */
export function CountriesInput(props: CountriesInputProps) {
  return <ChipInput {...props} labelOf={countryLabel} read={readCountry} suggestions={names} />;
}

function readCountry(text: string) {
  const code = countryCode(text);
  return code === null ? { problem: unknownCountryText(text) } : { value: code };
}
