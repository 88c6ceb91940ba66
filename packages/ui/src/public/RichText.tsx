import { splitByUiLabel } from '@hub/domain/public';

/** A sentence in which what is written so on the screen stands out. */
export function RichText({ sentence }: { sentence: string }) {
  return splitByUiLabel(sentence).map(({ text, isUiLabel }, index) =>
    isUiLabel ? <strong key={index}>{text}</strong> : text,
  );
}
