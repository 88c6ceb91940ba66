import { DemoDialog } from '@hub/ui/dialogs';
import { DemoBadge } from '@hub/ui/layout';
import { useState } from 'react';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';

/** The demo's badge and its dialog. */
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
