import { splitByUiLabel } from '@hub/domain/public';

/** A sentence with emphasised UI labels. */
export function RichText({ sentence }: { sentence: string }) {
  return splitByUiLabel(sentence).map(({ text, isUiLabel }, index) =>
    isUiLabel ? <strong key={index}>{text}</strong> : text,
  );
}
