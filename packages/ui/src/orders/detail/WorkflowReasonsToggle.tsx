import { workflowReasonsText } from '@hub/domain/orders/detail';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@shopify/polaris';
import styles from './WorkflowReasonsToggle.module.css';

export interface WorkflowReasonsToggleProps {
  /** Rendered while open, so that it is loaded only on the first click. */
  children: ReactNode;
}

/** "Why each workflow ran or didn’t", closed at first. */
export function WorkflowReasonsToggle({ children }: WorkflowReasonsToggleProps) {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <div className={styles.card}>
      <Button
        variant="plain"
        textAlign="start"
        disclosure={isOpen ? 'up' : 'down'}
        ariaExpanded={isOpen}
        ariaControls={contentId}
        onClick={() => setOpen(!isOpen)}
      >
        {workflowReasonsText}
      </Button>
      <div id={contentId}>{isOpen && children}</div>
    </div>
  );
}
