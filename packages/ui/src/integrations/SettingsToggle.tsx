import { integrationTexts } from '@hub/domain/integrations';
import { BlockStack, Button, Collapsible } from '@shopify/polaris';
import { type ReactNode, useId } from 'react';
import { useReducedMotion } from '../layout/index.ts';
import styles from './SettingsToggle.module.css';

/** ms (§9). */
const animationMs = 500;

export interface SettingsToggleProps {
  /** Provider's name, for the accessible name. */
  name: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Rendered while open or closing. */
  children: ReactNode;
}

/** "View Settings" with its collapsible content (§2). */
export function SettingsToggle({ name, isOpen, onToggle, children }: SettingsToggleProps) {
  const panelId = useId();
  const prefersReducedMotion = useReducedMotion();
  return (
    <BlockStack gap="0">
      <div>
        <Button
          disclosure={isOpen ? 'up' : 'down'}
          accessibilityLabel={`${integrationTexts.viewSettings} ${name}`}
          ariaExpanded={isOpen}
          ariaControls={panelId}
          onClick={onToggle}
        >
          {integrationTexts.viewSettings}
        </Button>
      </div>
      <Collapsible
        id={panelId}
        open={isOpen}
        transition={prefersReducedMotion ? false : { duration: `${animationMs}ms`, timingFunction: 'ease-in-out' }}
      >
        <div className={styles.panel}>{children}</div>
      </Collapsible>
    </BlockStack>
  );
}
