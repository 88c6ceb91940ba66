import { integrationTexts } from '@hub/domain/integrations';
import { BlockStack, Button, Collapsible } from '@shopify/polaris';
import { type ReactNode, useId } from 'react';
import { useReducedMotion } from '../layout/index.ts';
import styles from './SettingsToggle.module.css';

/** §9 "Collapsible animation 500 ms". */
const animationMs = 500;

export interface SettingsToggleProps {
  /** Whose settings: "Shipbob". */
  name: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Drawn only while it is open or closing. */
  children: ReactNode;
}

/** "View Settings", which toggles what is below it (§2). */
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
