import { shortcutTexts } from '@hub/domain/shared';
import { Checkbox } from '@shopify/polaris';
import { InfoDialog } from './InfoDialog.tsx';
import styles from './ShortcutSheet.module.css';

/** One row of the sheet. */
export interface ShortcutLine {
  id: string;
  /** Alternatives, as `KeyboardEvent.key` values, with `Mod+` for Ctrl or Command. */
  keys: readonly string[];
  label: string;
  /** When it is available, if not now. */
  note?: string | undefined;
}

export interface ShortcutSheetProps {
  /** The shortcuts by group. */
  groups: readonly { title: string; lines: readonly ShortcutLine[] }[];
  /** Whether single-key shortcuts are enabled. */
  singleKeys: boolean;
  /** Single-key shortcuts were switched on or off. */
  onSingleKeysChange: (on: boolean) => void;
  /** Called on close. */
  onClose: () => void;
}

/** Lists every shortcut of the screen. */
export function ShortcutSheet({ groups, singleKeys, onSingleKeysChange, onClose }: ShortcutSheetProps) {
  return (
    <InfoDialog title={shortcutTexts.title} onClose={onClose}>
      {groups.map(({ title, lines }) => (
        <section key={title} className={styles.group}>
          <h3 className={styles.groupTitle}>{title}</h3>
          <dl className={styles.lines}>
            {lines.map((line) => (
              <Line key={line.id} {...line} />
            ))}
          </dl>
        </section>
      ))}
      <Checkbox
        label={shortcutTexts.single}
        helpText={shortcutTexts.singleHelp}
        checked={singleKeys}
        onChange={(on) => onSingleKeysChange(on)}
      />
    </InfoDialog>
  );
}

function Line({ keys, label, note }: ShortcutLine) {
  return (
    <div className={styles.line}>
      <dt className={styles.keys}>
        {keys.map((key, index) => (
          <span key={key}>
            {index > 0 && <span className={styles.or}> {shortcutTexts.or} </span>}
            <Keys combination={key} />
          </span>
        ))}
      </dt>
      <dd className={styles.label}>
        {label}
        {note && <span className={styles.note}> {note}</span>}
      </dd>
    </div>
  );
}

function Keys({ combination }: { combination: string }) {
  const parts = combination.length > 1 ? combination.split('+') : [combination];
  return parts.map((part, index) => (
    <span key={part}>
      {index > 0 && '+'}
      <kbd className={styles.key}>{keyName(part)}</kbd>
    </span>
  ));
}

function keyName(key: string): string {
  if (key === 'Mod') return isMac() ? '⌘' : 'Ctrl';
  return keyNames[key] ?? key;
}

const keyNames: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: shortcutTexts.pageUp,
  PageDown: shortcutTexts.pageDown,
  ' ': shortcutTexts.space,
};

function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}
