import { helpTexts } from '@hub/domain/navigation';
import { UnstyledLink } from '@shopify/polaris';
import { useId } from 'react';
import styles from './HelpMenu.module.css';

export interface HelpMenuProps {
  /** Path of the page with the support contact; null without permission. */
  supportPath: string | null;
  /** "Keyboard shortcuts" was chosen. */
  onShortcuts: () => void;
}

/** The help menu of the top bar; phones have no keyboard and no space for it. The browser opens and closes it. */
export function HelpMenu({ supportPath, onShortcuts }: HelpMenuProps) {
  const id = useId();
  return (
    <div className={styles.help}>
      {/* React 18 has no props for these attributes. */}
      <button type="button" className={styles.button} {...{ popovertarget: id }}>
        {helpTexts.title}
      </button>
      <ul id={id} className={styles.menu} {...{ popover: 'auto' }}>
        <li>
          <button type="button" onClick={onShortcuts} {...{ popovertarget: id }}>
            {helpTexts.shortcuts}
          </button>
        </li>
        <li>
          <a href={helpTexts.documentationPath} target="_blank" rel="noreferrer" onClick={() => closeMenu(id)}>
            {helpTexts.documentation}
          </a>
        </li>
        {supportPath !== null && (
          <li>
            <UnstyledLink url={supportPath} onClick={() => closeMenu(id)}>
              {helpTexts.support}
            </UnstyledLink>
          </li>
        )}
      </ul>
    </div>
  );
}

function closeMenu(id: string): void {
  document.getElementById(id)?.hidePopover();
}
