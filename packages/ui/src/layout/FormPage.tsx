import { feedbackTexts, type SavedVersion } from '@hub/domain/shared';
import { Card } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { type Loadable, shownValue } from '../data/index.ts';
import { LoadableNotice, SkeletonList, ViewOnlyBanner } from '../feedback/index.ts';
import { StackedPage } from './StackedPage.tsx';
import type { PageHeaderProps } from './TabbedPage.tsx';

/** A form saved as versions, as shown on the screen. */
export interface VersionedForm<Value, Saved extends SavedVersion> {
  /** The value as shown on the screen; null until it is loaded. */
  value: Value | null;
  /** The value differs from the saved one. */
  isDirty: boolean;
  /** A save is in progress. */
  isSaving: boolean;
  /** Newer version by someone else that blocked the save; null: none. */
  newer: Saved | null;
  /** Called with the whole value after a change. */
  onChange: (value: Value) => void;
  /** Saves the form, over a newer version if there is one. */
  onSave: () => void;
  /** Returns to the saved version, which may be a newer one. */
  onDiscard: () => void;
}

/** A `VersionedForm` that is loaded. */
export interface LoadedForm<Value, Saved extends SavedVersion> extends VersionedForm<Value, Saved> {
  value: Value;
}

export interface FormPageProps<Loaded, Value> {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The saved value, and the data that it applies to. */
  loaded: Loadable<Loaded>;
  /** The value as shown on the screen; null until it is loaded. */
  value: Value | null;
  /** Object of "Loading …", also used in errors. */
  subject: string;
  /** Why this person cannot change anything; null when they can. */
  disabledReason: string | null;
  /** Height of a skeleton row, px. */
  rowHeight: number;
  /** Above the form. */
  top?: ReactNode;
  /** Rendered once both are loaded. */
  renderForm: (loaded: Loaded, value: Value) => ReactNode;
  /** Below the form. */
  children?: ReactNode;
}

/** A page with one form: its notices, its skeleton, then the form. */
export function FormPage<Loaded, Value>({
  pageHeader,
  loaded,
  value,
  subject,
  disabledReason,
  rowHeight,
  top,
  renderForm,
  children,
}: FormPageProps<Loaded, Value>) {
  const shown = shownValue(loaded);
  return (
    <StackedPage {...pageHeader}>
      <LoadableNotice loadable={loaded} subject={subject} />
      <ViewOnlyBanner reason={disabledReason} />
      {top}
      {shown !== null && value !== null
        ? renderForm(shown, value)
        : loaded.state === 'loading' && (
            <Card>
              <SkeletonList rows={4} rowHeight={rowHeight} label={feedbackTexts.loading(subject)} />
            </Card>
          )}
      {children}
    </StackedPage>
  );
}
