import { DemoDialog } from '@hub/ui/dialogs';
import { DemoBadge } from '@hub/ui/layout';
import { useState } from 'react';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';

/** The badge of the demo, and the dialog behind it. */
export function DemoBadgeSlot() {
  const { demo } = useAppEnvironment();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DemoBadge onOpen={() => setOpen(true)} />
      {demo && isOpen && <DemoDialog facts={demo} onClose={() => setOpen(false)} />}
    </>
  );
}
