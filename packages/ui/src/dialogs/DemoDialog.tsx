import { demoDataText, type DemoFacts, demoResetText, demoTexts, dialogTexts } from '@hub/domain/shared';
import styles from './DemoDialog.module.css';
import { InfoDialog } from './InfoDialog.tsx';

export interface DemoDialogProps {
  /** Facts about the server. */
  facts: DemoFacts;
  /** Called on close. */
  onClose: () => void;
}

/** Explains what in the demo is simulated and what is real, where its data is stored and how to reset it. */
export function DemoDialog({ facts, onClose }: DemoDialogProps) {
  const data = { name: dialogTexts.yourData, text: demoDataText(facts) };
  const reset = { name: dialogTexts.startOver, text: demoResetText(facts) };
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
