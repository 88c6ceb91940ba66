import { demoDataText, type DemoFacts, demoResetText, demoTexts, dialogTexts } from '@hub/domain/shared';
import styles from './DemoDialog.module.css';
import { InfoDialog } from './InfoDialog.tsx';

export interface DemoDialogProps {
  /** What is known of the server. */
  facts: DemoFacts;
  /** Called on close. */
  onClose: () => void;
}

/** What of the demo is simulated and what is real, where its data lies, and how it begins anew. */
export function DemoDialog({ facts, onClose }: DemoDialogProps) {
  const data = { name: dialogTexts.yourData, text: demoDataText(facts) };
  const reset = { name: dialogTexts.beginAnew, text: demoResetText(facts) };
  return (
    <InfoDialog title={demoTexts.title} onClose={onClose}>
      <Facts title={demoTexts.simulatedTitle} facts={demoTexts.simulated} />
      <Facts title={demoTexts.realTitle} facts={[...demoTexts.real, data, reset]} />
    </InfoDialog>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly { name: string; text: string }[] }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
