import { trackingPageTexts as texts } from '@hub/domain/tracking';
import { ButtonGroup, Button } from '@shopify/polaris';
import { type ReactNode, useState } from 'react';
import { SectionCard } from '../../layout/SectionCard.tsx';
import styles from './TrackingPageScreen.module.css';

export interface TrackingPagePreviewProps {
  /** The page before an order is found. */
  form: ReactNode;
  /** The page with an order. */
  found: ReactNode;
}

/** The page as customers see it, without interaction. */
export function TrackingPagePreview({ form, found }: TrackingPagePreviewProps) {
  const [shown, setShown] = useState<'form' | 'found'>('form');
  return (
    <SectionCard title={texts.preview}>
      <ButtonGroup variant="segmented">
        <Button pressed={shown === 'form'} onClick={() => setShown('form')}>
          {texts.previewForm}
        </Button>
        <Button pressed={shown === 'found'} onClick={() => setShown('found')}>
          {texts.previewFound}
        </Button>
      </ButtonGroup>
      <div className={styles.preview} {...inert}>
        {shown === 'form' ? form : found}
      </div>
    </SectionCard>
  );
}

/** Hidden from keyboard and screen readers; React 18 has no prop for it. */
const inert: object = { inert: '', 'aria-hidden': true };
