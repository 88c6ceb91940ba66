import { servedLocationTexts as texts, type ServedLocationsQuestion } from '@hub/domain/routing';
import { ChoiceList, Text } from '@shopify/polaris';
import { useState } from 'react';
import { ConfirmDialog } from '../dialogs/index.ts';

export interface ServedLocationsDialogProps {
  /** Name of the 3PL that is being connected. */
  providerName: string;
  /** The locations, and those that are chosen at first. */
  question: ServedLocationsQuestion;
  /** Called with the ids of the chosen locations; they may be none. */
  onConfirm: (locationIds: readonly string[]) => void;
  /** Called when the person closes it without an answer. */
  onCancel: () => void;
}

/** Asks which locations a new connection serves, before it is saved. */
export function ServedLocationsDialog({ providerName, question, onConfirm, onCancel }: ServedLocationsDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>(question.chosen);
  return (
    <ConfirmDialog
      open
      title={texts.title(providerName)}
      body={texts.body}
      confirmLabel={texts.confirm}
      onConfirm={() => onConfirm(chosen)}
      onCancel={onCancel}
    >
      <ChoiceList
        allowMultiple
        title={texts.label}
        choices={question.locations.map(({ locationId, name, now }) => ({
          value: locationId,
          label: (
            <Text as="span" breakWord>
              {name}
            </Text>
          ),
          helpText: now,
        }))}
        selected={[...chosen]}
        onChange={setChosen}
      />
    </ConfirmDialog>
  );
}
