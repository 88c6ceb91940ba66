import { feedbackTexts, type SavedVersion } from '@hub/domain/shared';
import { Card } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { type Loadable, shownValue } from '../data/index.ts';
import { LoadableNotice, SkeletonList, ViewOnlyBanner } from '../feedback/index.ts';
import { StackedPage } from './StackedPage.tsx';
import type { PageHeaderProps } from './TabbedPage.tsx';

/** A form that is saved as versions, as it stands on the screen. */
export interface VersionedForm<Value, Saved extends SavedVersion> {
  /** As it is on the screen; null while nothing is loaded. */
  value: Value | null;
  /** It differs from what is saved. */
  isDirty: boolean;
  /** A save is on its way. */
  isSaving: boolean;
  /** Somebody else’s newer version that refused the save; null for none. */
  newer: Saved | null;
  /** The whole form after a change. */
  onChange: (value: Value) => void;
  /** Saves the form, also over the newer version. */
  onSave: () => void;
  /** Back to what is saved, also to the newer version. */
  onDiscard: () => void;
}

/** The same once it is loaded. */
export interface LoadedForm<Value, Saved extends SavedVersion> extends VersionedForm<Value, Saved> {
  value: Value;
}

export interface FormPageProps<Loaded, Value> {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** What is saved, and what it is about. */
  loaded: Loadable<Loaded>;
  /** The form as it is on the screen; null while nothing is loaded. */
  value: Value | null;
  /** After "Loading", and in errors. */
  subject: string;
  /** Why this person cannot change anything; null when they can. */
  disabledReason: string | null;
  /** Of a line of the skeleton, in px. */
  rowHeight: number;
  /** Above the form. */
  top?: ReactNode;
  /** Shown once both are there. */
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
