import type { AccountChoices, AccountConnection } from '@hub/domain/integrations';
import { type Location, type LocationSettings, routingScreenTexts } from '@hub/domain/routing';
import { countryLabel, feedbackTexts } from '@hub/domain/shared';
import { Badge, BlockStack, Card, Text } from '@shopify/polaris';
import { useId, useRef } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { Switch } from '../../actions/Switch.tsx';
import { useFocusAfterChange } from '../../actions/useFocusAfterChange.ts';
import { type Loadable, shownValue } from '../../data/index.ts';
import { LoadableNotice, SkeletonList, ViewOnlyBanner } from '../../feedback/index.ts';
import { type PageHeaderProps, TabbedPage } from '../../layout/index.ts';
import { LocationForm } from './LocationForm.tsx';
import styles from './LocationSettingsScreen.module.css';
import { LocationSummary } from './LocationSummary.tsx';

/** A location with its form open. */
export interface LocationDraft {
  settings: LocationSettings;
  isDirty: boolean;
  isSaving: boolean;
  /** Newer version by someone else that blocked the save; null: none. */
  newer: Location | null;
}

export interface LocationSettingsScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** Locations in the store's order. */
  locations: Loadable<readonly Location[]>;
  /** Drafts of the locations with an open form, by id. */
  drafts: ReadonlyMap<string, LocationDraft>;
  /** The enabled accounts with 3PLs. */
  accounts: readonly AccountConnection[];
  /** What each 3PL lists for its accounts, by the 3PL's string id. */
  choices: ReadonlyMap<string, readonly AccountChoices[]>;
  /** Why this person cannot change locations; null when they can. */
  disabledReason: string | null;
  /** Ids of locations being switched on or off. */
  switching: ReadonlySet<string>;
  /** Switches a location on or off; saved at once. */
  onSwitch: (location: Location, isOn: boolean) => void;
  /** Opens the form, or closes it without changes. */
  onToggleForm: (location: Location) => void;
  /** Called with the settings after a change. */
  onChange: (location: Location, settings: LocationSettings) => void;
  /** Saves the form of a location, over a newer version if there is one. */
  onSave: (location: Location) => void;
  /** Returns to the saved version, which may be a newer one. */
  onDiscard: (location: Location) => void;
}

const texts = routingScreenTexts.locations;

/** `/app/fulfillment/locations` for servers with capability `routing`: what each location ships, and when. */
export function LocationSettingsScreen({ pageHeader, locations, ...rows }: LocationSettingsScreenProps) {
  const value = shownValue(locations);
  const { disabledReason } = rows;
  return (
    <TabbedPage {...pageHeader}>
      <BlockStack gap="400">
        <LoadableNotice loadable={locations} subject={texts.subject} />
        <ViewOnlyBanner reason={disabledReason} />
        {value === null
          ? locations.state === 'loading' && (
              <Card>
                <SkeletonList rows={4} rowHeight={96} label={feedbackTexts.loading(texts.subject)} />
              </Card>
            )
          : value !== null && <Rows list={value} {...rows} />}
      </BlockStack>
    </TabbedPage>
  );
}

type RowProps = Omit<LocationSettingsScreenProps, 'pageHeader' | 'locations'>;

function Rows({ list, ...rows }: RowProps & { list: readonly Location[] }) {
  return (
    <Card padding="0">
      <div className={styles.head}>
        <Text as="p" tone="subdued">
          {list.length === 0 ? texts.none : texts.note}
        </Text>
      </div>
      {list.length > 0 && (
        <ul className={styles.list} aria-label={texts.title}>
          {list.map((location) => (
            <li key={location.locationId} className={styles.item}>
              <LocationRow location={location} {...rows} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function LocationRow({ location, drafts, disabledReason, switching, ...on }: RowProps & { location: Location }) {
  const nameId = useId();
  const { locationId, name, country, isActive } = location;
  const draft = drafts.get(locationId);
  const frame = useRef<HTMLDivElement>(null);
  const focusAfterChange = useFocusAfterChange(frame);
  /** Returns the focus to what opened the form once it closes. */
  const closing = (act: (location: Location) => void) => () => {
    focusAfterChange('[data-edit="closed"] button');
    act(location);
  };
  return (
    <>
      <div ref={frame} className={styles.row}>
        <div className={styles.body}>
          <div className={styles.title}>
            <h2 id={nameId} className={styles.name}>
              <bdi>{name}</bdi>
            </h2>
            {country !== '' && <Badge>{countryLabel(country)}</Badge>}
          </div>
          <LocationSummary location={location} />
          {disabledReason === null && (
            <div data-edit={draft === undefined ? 'closed' : 'open'}>
              <ActionButton
                label={draft === undefined ? texts.edit : texts.close}
                about={name}
                variant="plain"
                disabledReason={draft?.isDirty ? routingScreenTexts.rules.unsaved : null}
                onAction={() => on.onToggleForm(location)}
              />
            </div>
          )}
        </div>
        <div className={styles.switch}>
          <span aria-hidden="true">{isActive ? texts.on : texts.off}</span>
          <Switch
            isOn={isActive}
            labelledBy={nameId}
            disabledReason={disabledReason ?? (draft?.isDirty ? routingScreenTexts.rules.unsaved : null)}
            isBusy={switching.has(locationId)}
            onChange={(isOn) => on.onSwitch(location, isOn)}
          />
        </div>
      </div>
      {draft !== undefined && (
        <LocationForm
          location={location}
          {...draft}
          accounts={on.accounts}
          choices={on.choices.get(draft.settings.providerId ?? '') ?? []}
          onChange={(settings) => on.onChange(location, settings)}
          onSave={closing(on.onSave)}
          onDiscard={closing(on.onDiscard)}
        />
      )}
    </>
  );
}
